#!/bin/sh
# Reads the labelled rows of <data> into <out> for train.py: sh training/semantic/read.sh <data> <out>
set -e
data=$1
out=$2
here=$(dirname "$0")
read="node $here/read.ts"
$read "$out/golden" "$here/../../test/semantic/golden/rows.jsonl"
$read "$out/traps" "$here/../../bench/traps" --half look
$read "$out/claims" "$here/../../bench/claims" --half look --most 100000
$read "$out/dev" "$data/dev" "$data/cases"
$read "$out/written" "$here/../judge/rows"
$read "$out/crossed" "$here/../../bench/traps" "$here/../judge/rows" --half look --crossed --most 150
made='mnli_rest fever_rte_rest vitaminc_real_rest wice_claim_extra nli4ct_train fib_factcc_extra rte_rest halueval_qa_extra factcheckgpt_stance_extra bump_pairs_extra infotabs_train'
$read "$out/synthetic" $(for set in $made; do echo "$data/train/$set.jsonl"; done) --most 400 --synthetic 400 --only-synthetic
# SICK may not be used commercially (CC BY-NC-SA 3.0): nothing is learned from it.
$read "$out/train" $(ls "$data"/train/*.jsonl | grep -v /sick) --most 4000
