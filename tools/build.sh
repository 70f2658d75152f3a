# SPDX-License-Identifier: Apache-2.0
# Configuring and building a preset.

presets() {
  cmake --list-presets | sed -n 's/^ *"\([a-z]*\)".*/\1/p'
}

tests_are_configured() {
  grep --quiet '^REVERIE_TESTS:BOOL=ON' "build/$1/CMakeCache.txt"
}

# configure <preset> <target>: a player's build leaves out tests and the libraries they need.
configure() {
  local preset=$1 target=$2 with_tests=ON
  if [[ -e build/$preset/build.ninja ]]; then
    [[ $target == reverie ]] || tests_are_configured "$preset" || rm "build/$preset/build.ninja"
  elif [[ $target == reverie ]]; then
    with_tests=OFF
  fi
  [[ -e build/$preset/build.ninja ]] && return
  mkdir -p "build/$preset"
  cmake --preset "$preset" -D REVERIE_TESTS="$with_tests" >"build/$preset/configure.txt" 2>&1 ||
    { cat "build/$preset/configure.txt" >&2; return 1; }
}

# ninja says that there is nothing to do even when asked to be quiet.
ninja_quietly() {
  ninja --quiet "$@" | sed '/^ninja: no work to do\.$/d'
}

# build <preset> <target…>: shows its progress the first time, and later only what went wrong.
build() {
  local preset=$1 run=ninja_quietly
  shift
  if ! presets | grep --quiet --line-regexp --fixed-strings -- "$preset"; then
    echo "dev: unknown preset '$preset'; there are: $(presets | paste --serial --delimiters=' ')" >&2
    return 2
  fi
  if [[ ! -e build/$preset/.ninja_log ]]; then
    echo "Building $preset (the first time takes a few minutes)" >&2
    [[ -t 2 ]] && run=ninja
  fi
  configure "$preset" "$1" && "$run" -C "build/$preset" "$@" >&2
}

# Nothing that the page is made from is newer than what was made of it last. Stories are no part of it.
page_is_current() {
  [[ -e build/web/index.html.gz ]] || return 1
  [[ -z $(find web content docs/rules -name node_modules -prune -o \
    -path content/stories -prune -o -type f -newer build/web/index.html.gz -print -quit) ]]
}

# compress_page <folder>: once here, so that the server never has to. The stamp of `page_is_current`
# comes last.
compress_page() {
  find "$1" -type f ! -name index.html \
    \( -name '*.js' -o -name '*.css' -o -name '*.svg' -o -name '*.json' -o -name '*.webmanifest' \) \
    -exec gzip --best --no-name --keep --force {} +
  touch "$1/index.html"
  gzip --best --no-name --keep --force "$1/index.html"
}

# show_page <folder in build/pages>: build/web names the page of now, and changes at once from one whole
# page to the next. A program being built at this moment may still read the one before.
show_page() {
  local folder=$1 before
  before=$(readlink build/web) || rm -rf build/web
  ln --symbolic --force --no-dereference "pages/$folder" "build/pages/$folder.link"
  mv --no-target-directory "build/pages/$folder.link" build/web
  find build/pages -mindepth 1 -maxdepth 1 ! -name "$folder" ! -name "${before#pages/}" \
    -mmin +60 -exec rm -rf {} +
}

# build_page: into build/web, from where the program takes it in. Silent unless something is wrong.
build_page() {
  page_is_current && return
  node_is_recent || set_up_recent_node
  echo 'Building the page' >&2
  set_up_npm
  mkdir -p build/pages
  local folder
  folder=$(mktemp --directory build/pages/XXXXXX)
  npm run build --prefix web -- --outDir "$PWD/$folder" --emptyOutDir >build/web.txt 2>&1 ||
    { cat build/web.txt >&2; return 1; }
  compress_page "$folder"
  show_page "$(basename "$folder")"
}
