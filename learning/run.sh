#!/bin/bash
# All steps of training but the last for one game: quick games of the policy, then games of searching bots while the quick ones are
# fitted, then the final fit. Needs a bundle of self-play.ts, Node and Python with torch; uses every core.
#
#   NODE=node BUNDLE=self-play.mjs learning/run.sh GAME SEATS FAST_SECONDS SECONDS DATA OUT
#
# Roles below: how many of each ten processes, which bot, which noise, how many random decisions a game may begin with, and to which set the
# games belong. `tune`: bots as the product seats them, each game with a second end; `also`: weaker ones, trained on but not judged by;
# `archon`: never trained on. Records of all but the quick games are kept beside the positions, with the visits of the searches.
# OLD=FOLDER adds sets of an earlier run, encoded anew with encode.ts where features have changed.
set -u
game=$1 seats=$2 fast=$3 seconds=$4 data=$5 out=$6
here=$(cd "$(dirname "$0")" && pwd)
node=${NODE:-node}
bundle=${BUNDLE:-$here/self-play.mjs}
cores=${CORES:-$(nproc)}
chunk=${CHUNK:-100}
mkdir -p "$data" "$out"

case $game in
  perikles) roles='6:citizen:0:0:tune 3:citizen:40:0.01:6:also 1:archon:300:0:0:archon' ;;
  parthenon) roles='5:citizen:0:0:tune 4:citizen:24:0.01:10:also 1:archon:100:0:0:archon' ;;
  *) roles='4:citizen:0:0:tune 3:citizen:0.02:6:also 3:archon:600:0:0:archon' ;;
esac
roles=${ROLES:-$roles}

# One process after another with a new seed each, until the time is over; a file each, so that whole files can be held out.
plays() { # number, bot, noise, opening, set, until
  local n=0 left twins=
  [ "$5" = tune ] && twins=--twins
  while left=$(($6 - $(date +%s))); [ "$left" -gt 3 ]; do
    [ "$left" -gt "$chunk" ] && [ "$left" -lt $((2 * chunk)) ] && left=$((left / 2))
    [ "$left" -gt "$chunk" ] && left=$chunk
    "$node" "$bundle" "$game" --seats "$seats" --bots "$2" --seconds "$left" --noise "$3" --opening "$4" --positions "${POSITIONS:-60}" $twins --visits \
      --seed "${SEED:-run}-$5-$1-$n" --records "$data/$5-$1-$n.games.gz" --out "$data/$5-$1-$n.bin" || return 1
    n=$((n + 1))
  done
}

began=$(date +%s)
for i in $(seq 1 "$cores"); do
  "$node" "$bundle" "$game" --seats "$seats" --bots policy --seconds "$fast" --noise 0.04 --opening 12 --positions 18 --seed "${SEED:-run}-fast-$i" --out "$data/fast-$i.bin" > /dev/null &
done
wait
rm -f "$data/done"
fit=
if [ "${FIT:-yes}" = yes ]; then
  OMP_NUM_THREADS=1 python3 "$here/fit.py" "$game" --data "$data/fast-*.bin" --tune "$data/tune-*.bin${OLD:+,$OLD/tune-*.bin}" --also "$data/also-*.bin${OLD:+,$OLD/also-*.bin}" --test "$data/archon-*.bin" \
    --wait "$data/done" --out "$out" --epochs "${EPOCHS:-8}" --tune-epochs "${TUNE_EPOCHS:-4}" --hidden "${HIDDEN:-96}" > "$out/$game.log" 2>&1 &
  fit=$!
fi
until=$((began + fast + seconds))
i=0 upto=0 players=()
for role in $roles; do
  bot=${role#*:} part=${role%%:*} set=${bot##*:} bot=${bot%:*}
  opening=${bot##*:} bot=${bot%:*}
  noise=${bot##*:} bot=${bot%:*}
  upto=$((upto + part))
  while [ $((i * 10)) -lt $((upto * cores)) ]; do
    plays "$i" "$bot" "$noise" "$opening" "$set" "$until" > "$data/log-$i" 2>&1 &
    players+=($!)
    i=$((i + 1))
  done
done
wait "${players[@]}"
touch "$data/done"
[ -n "$fit" ] && wait "$fit" && cat "$out/$game.log"
cat "$data"/log-*
