#!/bin/sh
# Reads the labelled rows of <data> into <out> for train.py: sh training/semantic/read.sh <data> <out>
set -e
data=$1
out=$2
here=$(dirname "$0")
read="node $here/read.ts"
all=$(ls "$data"/train/*.jsonl | grep -v -e mpe_rest -e vitaminc_real_rest)
$read "$out/train" $all --most 6500
$read "$out/train" "$data/train/vitaminc_real_rest.jsonl" --most 9400
$read "$out/train" "$data/train/mpe_rest.jsonl" --most 2600
$read "$out/written" "$here/../judge/rows"
made='mnli_rest fever_rte_rest vitaminc_real_rest wice_claim_extra nli4ct_train fib_factcc_extra rte_rest halueval_qa_extra factcheckgpt_stance_extra bump_pairs_extra infotabs_train'
$read "$out/synthetic" $(for set in $made; do echo "$data/train/$set.jsonl"; done) --most 600 --synthetic 600 --only-synthetic
$read "$out/dev" "$data/dev" --open
$read "$out/golden" "$here/../../test/semantic/golden/rows.jsonl"
