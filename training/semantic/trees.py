"""
Boosted trees over the engine's measures. Each may only speak the way it must (more covered is never worse, a conflict
never better), and what tells texts apart rather than truth (lengths, counts) is left out: both hold trees back from
learning the sets instead of the matter.
"""
import struct

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

LEFT_OUT = set(
    'title_gain units weight claim_words evidence_words source_sentences spread english row parsed clauses sentences '
    'nothing names values extra_weight extra_names extra_values'.split()
)
BETTER = set(
    'coverage coverage_one coverage_exact coverage_all second_coverage first_match last_match order_kept run_share '
    'bigram_share function_share soft_coverage soft_least soft_mean arcs_direct root_match subject_kept object_kept '
    'weakest_arc least_clause least_verb least_together verbatim'.split()
)
WORSE = set(
    'open_max open_count open_names open_values value_conflicts quantity_conflicts date_conflicts '
    'identifier_conflicts antonyms siblings general negation_mismatch order_gap question swapped arcs_far arcs_across '
    'arcs_reversed role_swapped preposition_changed subject_other object_other negation_differs modal_added '
    'modal_dropped condition_added left_open denied claim_left_open evidence_hedge evidence_permission '
    'evidence_prospect evidence_condition evidence_exception evidence_attribution claim_hedge claim_permission '
    'claim_obligation claim_prospect claim_condition claim_exception claim_attribution'.split()
)
DEPTH = 5


def kept(measures):
    """Places of the measures that the trees look at."""
    return [at for at, name in enumerate(measures) if name not in LEFT_OUT]


def fit(pairs, weights, measures, seed):
    places = kept(measures)
    ways = [1 if measures[at] in BETTER else -1 if measures[at] in WORSE else 0 for at in places]
    model = HistGradientBoostingClassifier(
        max_iter=150, learning_rate=0.08, max_depth=DEPTH, max_leaf_nodes=24, l2_regularization=20,
        min_samples_leaf=80, max_bins=64, early_stopping=False, random_state=seed, monotonic_cst=ways,
    )
    rows = np.array([pair.measures for pair in pairs])[:, places]
    return model.fit(rows, [pair.kind == 0 for pair in pairs], sample_weight=weights)


def scores_of(model, pairs, measures):
    return model.decision_function(np.array([pair.measures for pair in pairs])[:, kept(measures)])


def bytes_of(model, measures):
    """The format of `src/verify/judge/forest.ts`: complete trees of one depth."""
    trees = [iteration[0].nodes for iteration in model._predictors]
    splits, leaves = 2**DEPTH - 1, 2**DEPTH
    feature = np.zeros((len(trees), splits), np.uint8)
    at = np.full((len(trees), splits), np.inf, np.float32)
    leaf = np.zeros((len(trees), leaves), np.float32)

    def lay(tree, nodes, node, place):
        one = nodes[node]
        if place >= splits:
            leaf[tree, place - splits] = one['value']
        elif one['is_leaf']:
            # Nothing exceeds infinity: the way goes left, to a leaf that repeats the value.
            lay(tree, nodes, node, 2 * place + 1)
            lay(tree, nodes, node, 2 * place + 2)
        else:
            feature[tree, place] = one['feature_idx']
            at[tree, place] = rounded_down(one['num_threshold'])
            lay(tree, nodes, one['left'], 2 * place + 1)
            lay(tree, nodes, one['right'], 2 * place + 2)

    for tree, nodes in enumerate(trees):
        lay(tree, nodes, 0, 0)
    bias = float(np.ravel(model._baseline_prediction)[0])
    head = struct.pack('<IHHId', 0x54534631, DEPTH, len(kept(measures)), len(trees), bias)
    flat = feature.tobytes()
    return head + flat + bytes(-len(flat) % 4) + at.tobytes() + leaf.tobytes()


def rounded_down(value):
    """The greatest float32 not above a threshold: measures are float32, so the split is the same."""
    near = np.float32(value)
    return near if near <= value else np.nextafter(near, np.float32(-np.inf))
