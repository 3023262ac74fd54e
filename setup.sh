#!/usr/bin/env bash
# The steps of the set-up that ask something of the machine. The Makefile calls them, and only when something they
# depend on has changed.
#
#   setup.sh venv           makes .venv with the Python in $PYTHON (python3), 3.11 or newer
#   setup.sh install [dev]  installs the program into it, with `dev` the tools of its checks and tests too
#   setup.sh libraries      gets the system libraries that Qt needs and this machine lacks
#   setup.sh x-server       gets Xvfb, a screen for tests of real windows on a machine without one
#   setup.sh postgresql     gets a PostgreSQL server, whose programs the tests of the records run by themselves
#
# Debian's packages are installed where apt is there and the user may; otherwise what is missing is named.
# `libraries`, `x-server` and `postgresql` exit with 1 while something is still missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

say() { printf 'set-up: %s\n' "$*" >&2; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

may_install() {
    command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }
}

# apt_install PACKAGE...: false where the user may not, or where apt could not.
apt_install() {
    may_install || return 1
    say "installing $*"
    as_root apt-get -qq update >/dev/null || return 1
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" </dev/null >/dev/null
}

make_venv() {
    local python=${PYTHON:-python3}
    if ! command -v "$python" >/dev/null && ! apt_install python3; then
        say "no $python here: Doorcard needs Python 3.11 or newer"
        return 1
    fi
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        say "Doorcard needs Python 3.11 or newer, found $("$python" --version); name another: make PYTHON=python3.12"
        return 1
    fi
    # Debian keeps ensurepip, without which a virtual environment has no pip, in a package of its own.
    if ! "$python" -c 'import ensurepip' 2>/dev/null && ! apt_install python3-venv; then
        say "$python cannot make a virtual environment: please install the package python3-venv"
        return 1
    fi
    "$python" -m venv --clear .venv
}

install_program() {
    local pip=(.venv/bin/python -m pip --disable-pip-version-check -q install -c constraints.txt)
    # The build's own tools first and from the same constraints, so that nothing unpinned is fetched behind our back.
    "${pip[@]}" hatchling editables babel
    "${pip[@]}" --no-build-isolation -e ".${1:+[$1]}"
    # Where Python is told to keep no bytecode every start would compile the program anew.
    .venv/bin/python -m compileall -q trainer ui assets lessons
}

# The libraries that Qt's windows and its platform plugins are linked with and the machine does not have.
missing_libraries() {
    local qt
    command -v ldd >/dev/null || return 0 # no Linux: Qt brings what it needs
    qt=$(.venv/bin/python -c 'import PySide6; print(PySide6.__path__[0])')
    ldd "$qt"/QtWidgets.abi3.so "$qt"/QtSvg.abi3.so "$qt"/Qt/plugins/platforms/libq{offscreen,xcb,wayland}.so \
        | awk '/=> not found/ && $1 !~ /^libQt6/ {print $1}' | sort -u
}

# Debian names a library's package after the library: libEGL.so.1 is in libegl1, libdbus-1.so.3 in libdbus-1-3.
package_of() {
    case $1 in
        libglib-2.0.so.0 | libgthread-2.0.so.0) echo libglib2.0-0 ;;
        libz.so.1) echo zlib1g ;;
        *) sed -E 's/\.so\./@/; s/([0-9])@/\1-/; s/@//' <<<"${1,,}" ;;
    esac
}

get_libraries() {
    local missing packages
    missing=$(missing_libraries)
    [ -n "$missing" ] || return 0
    packages=$(for library in $missing; do package_of "$library"; done | sort -u | tr '\n' ' ')
    # shellcheck disable=SC2086  # one word a package
    apt_install $packages || true
    missing=$(missing_libraries | tr '\n' ' ')
    [ -z "$missing" ] && return 0
    say "Qt needs libraries that are missing here: $missing"
    say "on Debian they come with: apt-get install $packages"
    return 1
}

get_x_server() {
    command -v Xvfb >/dev/null && command -v xvfb-run >/dev/null && return 0
    apt_install xvfb xauth && return 0
    say "Xvfb is missing and could not be installed; on Debian: apt-get install xvfb xauth"
    return 1
}

# The programs of the newest server here: on the path, or where Debian keeps them.
has_postgresql() {
    local debian=(/usr/lib/postgresql/*/bin/initdb)
    { command -v initdb && command -v postgres; } >/dev/null || [ -x "${debian[-1]}" ]
}

get_postgresql() {
    local kept=/etc/postgresql-common/createcluster.d/doorcard.conf
    has_postgresql && return 0
    # The tests want the programs alone: a server of the machine's own is not set up for their sake.
    if may_install; then
        as_root mkdir -p "${kept%/*}"
        as_root tee "$kept" <<<'create_main_cluster = false' >/dev/null
        apt_install postgresql || true
        as_root rm -f "$kept"
    fi
    has_postgresql && return 0
    say "PostgreSQL's server is missing and could not be installed; on Debian: apt-get install postgresql"
    return 1
}

case ${1:-} in
    venv) make_venv ;;
    install) install_program "${2:-}" ;;
    libraries) get_libraries ;;
    x-server) get_x_server ;;
    postgresql) get_postgresql ;;
    *) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0"; exit 2 ;;
esac
