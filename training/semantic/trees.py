"""
What weighs a passage: two forests of boosted trees over what the engine's judge sees of it (its features, by name) and
what the network says, and a test of which of the two a text is for. One forest learns from public sets of many kinds,
with what tells texts apart rather than truth left out, so that it holds on sets it never saw. The other learns from rows
of business records and mails and is asked of such texts only: on others its verdicts were found to be worth nothing.
Whether a text is such a one the vectors of its words tell.
"""
import re
import struct

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression

# What the forests look at beside the features of the engine's judge.
OWN = ['encoder', 'encoder_against', 'network', 'against', 'similarity', 'verbatim', 'passage_words']

LEFT_OUT = set(
    'title_gain units weight source_sentences spread english row parsed clauses sentences '
    'names values extra_weight extra_names extra_values'.split()
)
BETTER = set(
    'coverage coverage_one coverage_exact coverage_all second_coverage first_match last_match order_kept run_share '
    'bigram_share function_share soft_coverage soft_least soft_mean arcs_direct root_match subject_kept object_kept '
    'weakest_arc least_clause least_verb least_together verbatim network encoder'.split()
)
WORSE = set(
    'open_max open_count open_names open_values value_conflicts quantity_conflicts date_conflicts '
    'identifier_conflicts antonyms siblings general negation_mismatch order_gap question swapped arcs_far arcs_across '
    'arcs_reversed role_swapped preposition_changed subject_other object_other negation_differs modal_added '
    'modal_dropped condition_added left_open denied claim_left_open evidence_hedge evidence_permission '
    'evidence_prospect evidence_condition evidence_exception evidence_attribution claim_hedge claim_permission '
    'claim_obligation claim_prospect claim_condition claim_exception claim_attribution'.split()
)
# The same as the engine's judge is trained with.
JUDGED_WORSE = re.compile(r'^mismatch|^check_|^open_|value_conflicts|_conflicts$|^antonyms')
JUDGED_BETTER = re.compile(
    r'^clauses?_(predicate|asserted|negation|modality|subject$|object$|oblique|nearest|mean)|^coverage|^soft_'
)
DEPTH, TREES = 4, 150
FORESTS = ('common', 'business')
# What claims weigh that the engine settles by itself, beside those that it leaves open.
SETTLED = 0.4
# Kinds of mismatch that no model weighs when they are more than open: those of `src/semantic/judge.ts` but for parts
# that are missing, of which there are too many to calibrate without.
IN_FORCE = 'quantity date_time unit identifier comparison conflicting_sources negation role'.split()
WITHHELD = 2
# Coverage under which a passage is not read closely, as in `src/semantic/builtin/model.ts`.
WORTH_READING = 0.35


def inputs_of(head):
    """Names of what the forests look at, in order."""
    return [*head['examined'], *OWN]


def way_of(name, forest):
    """In business rows what is false differs from the evidence in one word, so there more in common is not always better."""
    if forest == 'business':
        return -1 if name.startswith(('mismatch', 'check_')) else 0
    if JUDGED_BETTER.search(name) or name in BETTER:
        return 1
    return -1 if JUDGED_WORSE.search(name) or name in WORSE else 0


def odds_of(logits):
    """Log-odds of entailment, and of contradiction beside neutral."""
    return logits[:, 0] - np.logaddexp(logits[:, 1], logits[:, 2]), logits[:, 2] - logits[:, 1]


def rows_of(pairs, encoder, network, head):
    """What the forests look at of each pair. `encoder`, `network`: the logits of each."""
    places = [head['measures'].index(name) for name in ('similarity', 'verbatim')]
    measures = np.array([pair.measures[places] for pair in pairs])
    words = [len(pair.passage.vector) for pair in pairs]
    return np.c_[np.array([pair.examined for pair in pairs]), *odds_of(encoder), *odds_of(network), measures, words].astype(np.float32)


def matter_of(pairs, vectors):
    """Of what claims and passages speak: the mean of their words' vectors by weight, of unit length, both added."""
    out = np.zeros((len(pairs), vectors.shape[1]), np.float32)
    for row, pair in zip(out, pairs):
        for side in (pair.claim, pair.passage):
            known = side.vector >= 0
            mean = (side.marks[known, :1] / 255 * vectors[side.vector[known]]).sum(0)
            row += mean / max(1e-9, np.linalg.norm(mean))
    return out


def allowed(one, names):
    """Pairs that are read closely and that the typed checks do not refuse."""
    force = one['rows'][:, [names.index(f'mismatch_{kind}') for kind in IN_FORCE]]
    modal = one['rows'][:, names.index('mismatch_modality')]
    unrefused = (one['denials'] == 0) & (force < WITHHELD).all(1) & (modal == 0)
    return unrefused & (one['coverage'] >= WORTH_READING)


def best_of(claim, score):
    """The place of the pair of highest score for each claim; `claim`: the number of the claim of each pair."""
    order = np.lexsort((-score, claim))
    claim = claim[order]
    return order[np.r_[True, claim[1:] != claim[:-1]]]


def used_by(forest, names):
    return [at for at, name in enumerate(names) if forest == 'business' or name not in LEFT_OUT]


def fit(forest, sets, shares, names, seed):
    """Trees for sets with `rows`, `claim`, `true`, `open`. A claim is judged by the passage that carries it best."""
    model, used = None, used_by(forest, names)
    coverage = names.index('coverage')
    for _ in range(2):
        rows, true, weights = [], [], []
        for one, share in zip(sets, shares):
            score = one['rows'][:, coverage] if model is None else model.decision_function(one['rows'][:, used])
            best = best_of(one['claim'], score)
            alike = np.where(one['true'], one['true'].sum(), (~one['true']).sum())
            rows.append(one['rows'][best][:, used])
            true.append(one['true'])
            weights.append(share * len(best) ** 0.6 / (2 * alike) * np.where(one['open'], 1, SETTLED))
        weights = np.concatenate(weights)
        model = HistGradientBoostingClassifier(
            max_iter=TREES, learning_rate=0.08, max_depth=DEPTH, max_leaf_nodes=2**DEPTH, l2_regularization=20,
            min_samples_leaf=80, max_bins=64, early_stopping=False, random_state=seed,
            monotonic_cst=[way_of(names[at], forest) for at in used],
        ).fit(np.concatenate(rows), np.concatenate(true), sample_weight=weights / weights.mean())
    return model


def fit_kind(sets, business):
    """Tells business texts from others by what they speak of. `business`: whether a set is of them."""
    matter, own, weights = [], [], []
    for one in sets:
        matter.append(one['matter'][one['first']])
        own.append(np.full(len(matter[-1]), business(one)))
        weights.append(np.full(len(matter[-1]), len(matter[-1]) ** -0.5))
    own, weights = np.concatenate(own), np.concatenate(weights)
    for side in (own, ~own):
        weights[side] *= len(own) / (2 * weights[side].sum())
    return LogisticRegression(C=1.0, max_iter=300).fit(np.concatenate(matter), own, sample_weight=weights)


def bytes_of(model, used, inputs):
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
            feature[tree, place] = used[one['feature_idx']]
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
    """The greatest float32 not above a threshold: features are float32, so the split is the same."""
    near = np.float32(value)
    return near if near <= value else np.nextafter(near, np.float32(-np.inf))
