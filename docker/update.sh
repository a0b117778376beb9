#!/bin/sh
# Brings the stack to what is checked out here, one process after the other: nobody is kept waiting. Run it again if it ends with an error.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
[ -n "${NO_BUILD:-}" ] || $compose build
# Users of the database, where an earlier version had none, and the rights that this one needs.
$compose run --rm -T --no-deps database-users
# While the earlier version still answers; a wrong setting ends the update here.
$compose run --rm -T --no-deps migrate
# Started anew in any case: passwords in files may have changed.
$compose up --detach --no-deps --wait --force-recreate api
$compose up --detach --no-deps --wait --force-recreate api-2
$compose up --detach --remove-orphans
# After a rotation: nobody logs in with the former passwords any more.
$compose run --rm -T --no-deps --env ACT=tidy database-users
$compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile
