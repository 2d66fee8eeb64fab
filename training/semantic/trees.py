"""
Boosted trees over the engine's measures, the network's verdict, and what the typed checks find. Each may only speak
the way it must (more covered is never worse, a conflict or a doubt never better), and most of what tells texts apart
rather than truth is left out: both hold trees back from learning the sets instead of the matter. How long claim and
passage are they see: in a short sentence the engine misses less, so what it leaves open there is seldom so.
"""
import struct

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

LEFT_OUT = set(
    'title_gain units weight source_sentences spread english row parsed clauses sentences '
    'names values extra_weight extra_names extra_values'.split()
)
BETTER = set(
    'coverage coverage_one coverage_exact coverage_all second_coverage first_match last_match order_kept run_share '
    'bigram_share function_share soft_coverage soft_least soft_mean arcs_direct root_match subject_kept object_kept '
    'weakest_arc least_clause least_verb least_together verbatim network'.split()
)
WORSE = set(
    'open_max open_count open_names open_values value_conflicts quantity_conflicts date_conflicts '
    'identifier_conflicts antonyms siblings general negation_mismatch order_gap question swapped arcs_far arcs_across '
    'arcs_reversed role_swapped preposition_changed subject_other object_other negation_differs modal_added '
    'modal_dropped condition_added left_open denied claim_left_open evidence_hedge evidence_permission '
    'evidence_prospect evidence_condition evidence_exception evidence_attribution claim_hedge claim_permission '
    'claim_obligation claim_prospect claim_condition claim_exception claim_attribution doubts denials'.split()
)
DEPTH, TREES = 4, 200
# What claims weigh that the engine settles by itself, beside those that it leaves open.
SETTLED = 0.4


def inputs_of(head):
    """Names of what the trees look at, in order."""
    measures = [name for name in head['measures'] if name not in LEFT_OUT]
    return [*measures, 'network', 'passage_words', *(f'leaves_{kind}' for kind in head['kinds']), 'doubts', 'denials']


def way_of(name):
    if name in BETTER:
        return 1
    return -1 if name in WORSE or name.startswith('leaves_') else 0


def rows_of(pairs, network, head):
    """What the trees look at of each pair. `network`: the network's log-odds of entailment."""
    places = [at for at, name in enumerate(head['measures']) if name not in LEFT_OUT]
    kinds = range(len(head['kinds']))
    leaves = np.array([[pair.doubts >> kind & 1 for kind in kinds] for pair in pairs], np.float32)
    denials = np.array([sum(pair.denials >> kind & 1 for kind in kinds) for pair in pairs], np.float32)
    words = [len(pair.passage.vector) for pair in pairs]
    measures = np.array([pair.measures for pair in pairs])[:, places]
    return np.c_[measures, network, words, leaves, leaves.sum(1), denials].astype(np.float32)


def best_of(claim, score):
    """The place of the pair of highest score for each claim; `claim`: the number of the claim of each pair."""
    order = np.lexsort((-score, claim))
    claim = claim[order]
    return order[np.r_[True, claim[1:] != claim[:-1]]]


def fit(sets, shares, names, seed):
    """Trees for sets with `rows`, `claim`, `true`, `open`, `network`. A claim is judged by the passage that carries it best."""
    model = None
    for _ in range(2):
        rows, true, weights = [], [], []
        for one, share in zip(sets, shares):
            score = one['network'] if model is None else model.decision_function(one['rows'])
            best = best_of(one['claim'], score)
            rows.append(one['rows'][best])
            true.append(one['true'])
            weights.append(share * len(best) ** -0.7 * np.where(one['open'], 1, SETTLED))
        weights = np.concatenate(weights)
        model = HistGradientBoostingClassifier(
            max_iter=TREES, learning_rate=0.06, max_depth=DEPTH, max_leaf_nodes=2**DEPTH, l2_regularization=20,
            min_samples_leaf=150, max_bins=64, early_stopping=False, random_state=seed,
            monotonic_cst=[way_of(name) for name in names],
        ).fit(np.concatenate(rows), np.concatenate(true), sample_weight=weights / weights.mean())
    return model


def bytes_of(model, inputs):
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
    head = struct.pack('<IHHId', 0x54534631, DEPTH, inputs, len(trees), bias)
    flat = feature.tobytes()
    return head + flat + bytes(-len(flat) % 4) + at.tobytes() + leaf.tobytes()


def rounded_down(value):
    """The greatest float32 not above a threshold: measures are float32, so the split is the same."""
    near = np.float32(value)
    return near if near <= value else np.nextafter(near, np.float32(-np.inf))
