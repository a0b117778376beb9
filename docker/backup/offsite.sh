#!/bin/bash
# Backups on another machine or in a bucket, encrypted by restic, where BACKUP_REMOTE names it. follow: copies each one that is made. now: copies what is
# not there yet. list: what is there. fetch NAME: brings one back, whole, into the folder of backups. restic …: restic itself, for who repairs the place.
set -euo pipefail
# shellcheck source=docker/backup/folder.sh
. "$(dirname "$0")/folder.sh"
# What backups are called is of this time zone.
export TZ=UTC
former() { grep -so "\"$1\":[0-9]\+" "$reports/copy.json" | cut -d : -f 2 || :; }
made=$(former madeAt) reached=$(former reachedAt)

# How it is, for the API, which tells admins: written whole or not at all. madeAt: of the newest one there; reachedAt: when the last one came there.
report() {
  printf '{"state":"%s","at":%s,"madeAt":%s,"reachedAt":%s,"why":"%s"}\n' "$1" "$(date +%s)" "${made:-null}" "${reached:-null}" "${2:-}" \
    > "$reports/copy.json.part" && mv "$reports/copy.json.part" "$reports/copy.json" || say 50 'How it went could not be reported.'
}

# What restic says may name the remote and who logs in there: it is read here, and never printed.
said=$(mktemp)
trap 'rm -f "$said"' EXIT
# @param how many seconds it may take
remote() {
  local patience=$1
  shift
  # On a terminal it would ask for what is missing.
  timeout --foreground "$patience" restic --no-cache --quiet "$@" 2> "$said" < /dev/null
}
# What lets nobody else in meanwhile: one that was killed keeps others out for half an hour.
alone() {
  local until=$((SECONDS + ${OFFSITE_PATIENCE:-2400}))
  until remote "$@"; do
    grep -qi 'already locked' "$said" && [ "$SECONDS" -lt "$until" ] || return 1
    sleep $((${OFFSITE_PATIENCE:-2400} / 40))
    remote 600 unlock || :
  done
}
is_missing() { grep -qi 'unable to open config file' "$said" && grep -qiE 'does not exist|no such file|not found' "$said"; }
# In the order of what is certain.
why() {
  local words unreached='The place that BACKUP_REMOTE names does not answer. Does its machine run, is its name right in .env, and may this machine reach it?'
  words=$(tr '[:upper:]' '[:lower:]' < "$said")
  case $words in
    *'wrong password'*) echo 'BACKUP_PASSWORD is not the one that the copies there are encrypted with. Set the former one in .env, then docker/update.sh; where it is lost, let BACKUP_REMOTE name an empty place.' ;;
    *'already locked'*) echo 'Another process works in the place that BACKUP_REMOTE names, and does not end. Which other machine has the same BACKUP_REMOTE? Each site needs a place of its own.' ;;
    *'no space left'* | *quota* | *'insufficient storage'* | *' 507'* | *'storage full'* | *storagefull* | *'disk full'*)
      echo 'The place that BACKUP_REMOTE names is full. Make it larger, or keep fewer (BACKUPS_KEPT), then docker/update.sh.' ;;
    *'no such host'* | *'connection refused'* | *'could not resolve'* | *timeout* | *'timed out'* | *unreachable* | *'no route'* | *'connection reset'* | *'tls: '* | *x509* | '')
      echo "$unreached" ;;
    *'host key verification'*) echo 'The machine that BACKUP_REMOTE names is not the one that BACKUP_SSH_KNOWN_HOST knows. Set its line of ssh-keyscan in .env, then docker/update.sh.' ;;
    *denied* | *accessdenied* | *invalidaccesskeyid* | *'access key id'* | *signature* | *forbidden* | *unauthorized* | *' 401'* | *' 403'* | *'not permitted'*)
      echo 'The place that BACKUP_REMOTE names refuses the login, or to be written. Set its key in .env, then docker/update.sh; it must be allowed to list, read, write and delete there.' ;;
    # What ssh says of it may come too late.
    *'start the sftp session'*) echo "$unreached" ;;
    *) echo 'The place that BACKUP_REMOTE names holds something else, or is damaged. What restic says of it: docker compose run --rm offsite restic check. Where the copies are lost, let BACKUP_REMOTE name an empty place.' ;;
  esac
}

assert_settings() {
  local password=${RESTIC_PASSWORD:-}
  [ -n "${RESTIC_REPOSITORY:-}" ] || fail 'Backups are not copied off this machine: BACKUP_REMOTE is not set.'
  [ "${#password}" -ge 16 ] || refuse 'BACKUP_PASSWORD must have at least 16 characters: it is all that protects the copies. Set it in .env (openssl rand -hex 32), then docker/update.sh.'
  [ -n "${BACKUP_SSH_KEY:-}" ] || return 0
  (umask 077 && mkdir -p /tmp/ssh && base64 --decode <<< "$BACKUP_SSH_KEY" > /tmp/ssh/key 2> /dev/null && echo "${BACKUP_SSH_KNOWN_HOST:-}" > /tmp/ssh/known_hosts) ||
    refuse 'BACKUP_SSH_KEY is no key: set it in .env to what base64 -w 0 makes of the private key, then docker/update.sh.'
}

# While one is copied, admins are told too.
refuse() { report failed "$1"; fail "$1"; }
refuse_remote() { refuse "$(why)"; }
fail_remote() {
  is_missing && fail 'There are no copies in the place that BACKUP_REMOTE names: it is another one, or empty.'
  fail "$(why)"
}

# All that is there, a line each.
look() { remote 120 snapshots --json | sed 's/},{/}\n{/g'; }
# Those that are there to their ends: one that was interrupted has no name.
names_in() {
  grep '"whole"' <<< "$1" | grep -oE '"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}-[0-9]{2}-[0-9]{2}Z"' | tr -d '"' | sort -u || :
}

# An empty place is made ready.
prepare() {
  is_missing && remote 600 init > /dev/null || refuse_remote
  say 30 'The place for copies was empty, and is ready for the first one.'
}

copy_one() {
  (cd "$folder/$1" && sha256sum --check --status manifest) 2> /dev/null ||
    refuse "The backup $1 is not whole, and is not copied. Look at the disk, and make another: docker compose run --rm backup now."
  # Without its name until all of it is there.
  (cd "$folder/$1" && remote 86400 backup --host wayfarer --tag half --time "$(date -d "@$(made_at "$1")" '+%F %T')" .) || refuse_remote
  alone 600 tag --tag half --set "whole,$1" || refuse_remote
  made=$(made_at "$1") reached=$(date +%s)
  say 30 "Backup $1 is off this machine, encrypted."
}

# What a copy that was interrupted has left.
forget_halves() {
  local halves
  halves=$(grep '"half"' <<< "$1" | grep -oE '"id":"[0-9a-f]+"' | cut -d '"' -f 4) || return 0
  # shellcheck disable=SC2086
  alone 600 forget $halves
}

copy() {
  local listed names newest name here
  assert_settings
  exec 8> "$folder/.offsite.lock"
  flock --nonblock 8 || { say 30 'Another copy is being made; this one waits for its end.' && flock 8; }
  listed=$(look) || prepare
  forget_halves "$listed" || refuse_remote
  names=$(names_in "$listed")
  newest=$(tail -n 1 <<< "$names") here=$(found | tail -n 1)
  # Else it would pass for copied.
  [[ -z $here || ! $here < $newest ]] || grep -qxF "$here" <<< "$names" ||
    refuse 'The place that BACKUP_REMOTE names holds newer backups than this machine, and not its own: another site has the same place, or this one was put back. Give each site a place of its own; else make a backup: docker compose run --rm backup now.'
  [ -z "$newest" ] || made=$(made_at "$newest")
  # Older ones that are not there any more were thrown away there, too.
  for name in $(found); do [[ $name < $newest || $name = "$newest" ]] || copy_one "$name"; done
  alone 86400 forget --tag whole --group-by host --keep-last "$kept" --prune > /dev/null || refuse_remote
  report copied
}

now() { wait_for "$0" copy || fail 'Not every backup could be copied off this machine; those on it are as they were.'; }

follow() {
  local copied=none newest
  [ -f "$reports/copy.json" ] || report waiting
  while :; do
    newest=$(found | tail -n 1)
    # The first time in any case: whether the place can be reached is told at once.
    if [ "$newest" != "$copied" ]; then
      until wait_for "$0" now; do
        say 50 'The backup could not be copied off this machine, and is tried again in 15 minutes.'
        wait_for sleep 900
      done
      copied=$newest
    fi
    wait_for sleep "${OFFSITE_EVERY:-60}"
  done
}

bring() {
  local listed names name wanted=${1:-} sizes needed
  assert_settings
  listed=$(look) || fail_remote
  names=$(names_in "$listed")
  name=$wanted
  [ "$wanted" != latest ] || name=$(tail -n 1 <<< "$names")
  { [ -n "$name" ] && grep -qxF "$name" <<< "$names"; } || fail "There is no copy '$wanted'; 'list' names those that are there."
  assert_writable
  lock
  [ ! -e "$folder/$name" ] || { say 30 "Backup $name is on this machine already." && return; }
  sizes=$(remote 600 stats --json --mode restore-size --tag "$name" latest) || fail_remote
  needed=$(grep -oE '"total_size":[0-9]+' <<< "$sizes" | cut -d : -f 2)
  assert_space $((needed * 11 / 10)) 'this one'
  part=$folder/$name.part
  trap 'rm -rf "${part:?}" "$said"' EXIT
  rm -rf "$part"
  remote 86400 restore latest --tag "$name" --target "$part" > /dev/null || fail_remote
  (cd "$part" && sha256sum --check --status manifest) 2> /dev/null || fail "The copy $name is not whole: take another one; 'list' names them."
  sync "$part"/*
  mv --no-target-directory "$part" "$folder/$name"
  say 30 "Backup $name is on this machine. Next: docker/restore.sh $name"
}

trap stop TERM INT
case ${1:-} in
  follow) follow ;;
  now) now ;;
  copy) trap - TERM INT; copy ;; # what 'now' waits for
  list) assert_settings; listed=$(look) || fail_remote; names_in "$listed" ;;
  fetch) wait_for "$0" bring "${2:-}" ;;
  bring) trap - TERM INT; bring "${2:-}" ;; # what 'fetch' waits for
  restic) assert_settings; exec restic --no-cache "${@:2}" ;;
  *) fail 'Say follow, now, list, fetch NAME or restic and what it is to do.' ;;
esac
