#!/bin/bash
# All steps of training but the last for one game: quick games of the policy, then games of searching bots while the quick ones are
# fitted, then the final fit. Needs a bundle of self-play.ts, Node and Python with torch; uses every core.
#
#   NODE=node BUNDLE=self-play.mjs learning/run.sh GAME SEATS FAST_SECONDS SECONDS DATA OUT
#
# Roles below: percent of the processes, which bot, which noise, how many random decisions a game may begin with, and to which
# set the games belong. `check` sets are never trained on.
set -u
game=$1 seats=$2 fast=$3 seconds=$4 data=$5 out=$6
here=$(cd "$(dirname "$0")" && pwd)
node=${NODE:-node}
bundle=${BUNDLE:-$here/self-play.mjs}
cores=${CORES:-$(nproc)}
chunk=${CHUNK:-100}
mkdir -p "$data" "$out"

case $game in
  perikles) roles='40:citizen:40:0:0:train 24:citizen:40:0.02:12:train 10:citizen:100:0:0:train 18:citizen:0:0:check 8:archon:300:0:0:archon' ;;
  parthenon) roles='30:citizen:12:0:0:train 18:citizen:12:0.02:20:train 18:citizen:30:0:0:train 27:citizen:0:0:check 7:archon:100:0:0:archon' ;;
  *) roles='50:citizen:0:0:train 30:citizen:0.02:6:train 12:citizen:0:0:check 8:archon:600:0:0:archon' ;;
esac

# One process after another with a new seed each, until the time is over; a file each, so that whole files can be held out.
plays() { # number, bot, noise, opening, set, until
  local n=0 left
  while left=$(($6 - $(date +%s))); [ "$left" -gt 3 ]; do
    [ "$left" -gt "$chunk" ] && [ "$left" -lt $((2 * chunk)) ] && left=$((left / 2))
    [ "$left" -gt "$chunk" ] && left=$chunk
    "$node" "$bundle" "$game" --seats "$seats" --bots "$2" --seconds "$left" --noise "$3" --opening "$4" --positions 40 \
      --seed "${SEED:-run}-$5-$1-$n" --out "$data/$5-$1-$n.bin" || return 1
    n=$((n + 1))
  done
}

began=$(date +%s)
for i in $(seq 1 "$cores"); do
  "$node" "$bundle" "$game" --seats "$seats" --bots policy --seconds "$fast" --noise 0.04 --opening 12 --seed "${SEED:-run}-fast-$i" --out "$data/fast-$i.bin" > /dev/null &
done
wait
rm -f "$data/done"
OMP_NUM_THREADS=1 python3 "$here/fit.py" "$game" --data "$data/fast-*.bin" --tune "$data/train-*.bin" --test "$data/check-*.bin,$data/archon-*.bin" \
  --wait "$data/done" --out "$out" --epochs "${EPOCHS:-6}" --tune-epochs "${TUNE_EPOCHS:-6}" --traces "${TRACES:-1,0.95,0.85}" --hidden "${HIDDEN:-96}" > "$out/$game.log" 2>&1 &
fit=$!
until=$((began + fast + seconds))
i=0 upto=0 players=()
for role in $roles; do
  bot=${role#*:} part=${role%%:*} set=${bot##*:} bot=${bot%:*}
  opening=${bot##*:} bot=${bot%:*}
  noise=${bot##*:} bot=${bot%:*}
  upto=$((upto + part))
  while [ $((i * 100)) -lt $((upto * cores)) ]; do
    plays "$i" "$bot" "$noise" "$opening" "$set" "$until" > "$data/log-$i" &
    players+=($!)
    i=$((i + 1))
  done
done
wait "${players[@]}"
touch "$data/done"
wait "$fit"
cat "$out/$game.log" "$data"/log-*
