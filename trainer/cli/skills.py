"""The topic or the trap that a command is asked for."""

from trainer.errors import ContentError
from trainer.houses.house import House
from trainer.scenarios import asks_about, offered
from trainer.skills import SKILLS, Skill, Topic


def about(asked: str | None, house: House) -> tuple[Topic | None, Skill | None]:
    """The topic, and the trap where one was named; both None where nothing was.

    Raises ContentError for what there is not, and for what the house does not ask, which says what it asks instead.
    """
    if asked is None:
        return None, None
    topics = {topic.value: topic for topic in Topic}
    if asked not in topics and asked not in SKILLS:
        raise ContentError("skill", found=asked, where=("--skill",), facts={"topics": ", ".join(topics)})
    skill = SKILLS.get(asked)
    topic = skill.topic if skill else topics[asked]
    there = offered(house, topic)
    if not there or (skill and skill not in there):
        instead = [each.id for each in there] or [name for name, each in topics.items() if asks_about(house, each)]
        facts = {"house": house.id, "instead": ", ".join(instead)}
        raise ContentError("skill_at_house", found=asked, where=("--skill",), facts=facts)
    return topic, skill
