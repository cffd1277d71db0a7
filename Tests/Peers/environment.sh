# What every script beside this one needs, which source it: a Python, the binary under test, and
# an environment a peer.
#
#   AIRCART              the binary to test; built from this checkout by default
#   AIRCART_PEERS_CACHE  where the environments are kept
#   PYTHON               Python 3.11 or later; python3.11 or python3 by default
#   CI=true              a peer that cannot be installed fails the run

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
script=Tests/Peers/${0##*/}
unavailable=69
usage=64
export PYTHONPATH="$here" PYTHONDONTWRITEBYTECODE=1

fail() {
  echo "$script: $2" >&2
  exit "$1"
}

# Prints the comment at the top of the script, and that of this file's variables.
show_help() {
  sed -n '2,/^set /s/^# \{0,1\}//p' "$here/../../$script"
  sed -n '4,/^$/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
}

find_python() {
  local candidate
  for candidate in ${PYTHON:-python3.11 python3}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  fail $unavailable "needs Python 3.11 or later; name it with PYTHON=…"
}

# Prints the path of the binary under test.
find_aircart() {
  if [[ -n ${AIRCART:-} ]]; then
    [[ -x $AIRCART ]] || fail $unavailable "AIRCART=$AIRCART cannot be run"
    echo "$AIRCART"
    return
  fi
  local build=(swift build --package-path "$here/../.." -c release --product aircart)
  "${build[@]}" >&2 || fail $unavailable "aircart does not build"
  echo "$("${build[@]}" --show-bin-path)/aircart"
}

# Prints the Python of the environment that requirements/$1.txt describes, in which $2 can be
# imported; it is made where it is missing. Its folder is named after what is in it, so that
# changed pins make a new one.
environment() {
  local requirements="$here/requirements/$1.txt" python version key folder making
  local cache=${AIRCART_PEERS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/aircart-peers}
  python=$(find_python) || return
  version=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])')
  key=$( (echo "$version"; cat "$requirements") | cksum | cut -d ' ' -f 1)
  folder="$cache/$1-$key"
  if [[ ! -x $folder/bin/python ]]; then
    echo "installing $1 into $folder" >&2
    making="$folder.making.$$"
    # Moved when it is complete: an interrupted installation is never taken for one.
    if mkdir -p "$cache" && "$python" -m venv "$making" >&2 &&
      "$making/bin/python" -m pip install --quiet --disable-pip-version-check \
        --only-binary :all: --requirement "$requirements" >&2 &&
      "$making/bin/python" -c "import $2"; then
      [[ -e $folder ]] || mv "$making" "$folder"
    fi
    rm -rf "$making"
  fi
  [[ -x $folder/bin/python ]] && echo "$folder/bin/python"
}

# Ends the script without a peer: a failure with CI=true, otherwise said.
leave_out() {
  [[ ${CI:-} == true ]] && fail $unavailable "$1 cannot be installed"
  echo "SKIPPED: $1 cannot be installed"
  exit 0
}
