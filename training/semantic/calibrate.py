"""How scores of sets that were left out become probabilities, and what these are worth: the tables of the model card."""
import hashlib

import numpy as np
from pairs import LOGIC
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

import trees

# Objections that no model weighs, as in `src/semantic/judge.ts`.
SETTLED = 'quantity date_time unit identifier entity negation role modality partially_mentioned exception superseded'.split()
# Claims of the fewest that say how often a score is right.
LEAST = 20


def group_of(one):
    if one['source'] == 'traps':
        return 'realistic' if one['name'].startswith(('gate_', 'ground_')) else 'traps'
    if one['name'] in ('actions', 'outputs'):
        return 'cases'
    return 'logic' if one['name'] in LOGIC else 'grounding'


def asked_of(one, kinds):
    """Scores of the claims that the layer may accept: open, by the best passage that the typed checks let pass; and their truth."""
    bits = sum(1 << kinds.index(kind) for kind in SETTLED)
    allowed = (one['denials'] == 0) & (one['doubts'] & bits == 0)
    score = np.where(allowed, one['score'], -np.inf)
    best = trees.best_of(one['claim'], score)
    chosen = one['open'] & np.isfinite(score[best])
    return score[best][chosen], one['true'][chosen], one['look'][chosen]


def curve(score, true):
    """Points of how often scores are right: the share of neighbouring claims, none less than one before it."""
    order = np.argsort(score)
    parts = np.array_split(order, max(1, len(order) // LEAST))
    right = np.array([true[part].mean() for part in parts])
    places = np.arange(len(parts))
    rising = IsotonicRegression().fit(places, right, [len(part) for part in parts]).predict(places)
    points = [[float(score[at]), float(share)] for part, share in zip(parts, rising) for at in (part[0], part[-1])]
    # Within a run of one share the points between say nothing.
    return [one for at, one in enumerate(points) if at in (0, len(points) - 1)
            or not points[at - 1][1] == one[1] == points[at + 1][1]]


def calibrate(sets, kinds, look):
    """How often scores are right, and what contradicts, by the claims of some sets; every claim counts alike."""
    asked = [asked_of(one, kinds) for one in sets]
    score = np.concatenate([scores[looked | (not look)] for scores, _, looked in asked])
    true = np.concatenate([truth[looked | (not look)] for _, truth, looked in asked])
    fine = [(one, np.isin(one['kind'], (1, 2)) & one['first']) for one in sets]
    against = LogisticRegression(C=10.0).fit(
        np.concatenate([one['against'][inside] for one, inside in fine])[:, None],
        np.concatenate([one['kind'][inside] == 2 for one, inside in fine]),
    )
    return {
        'right': curve(score, true),
        'contradict': float(against.coef_[0][0]),
        'contradict_offset': float(against.intercept_[0]),
    }


def probability(score, c):
    return np.interp(score, *zip(*c['right']))


def report(sets):
    """Areas under the curve of the network and of all together, sets left out."""
    for group in ('grounding', 'logic', 'cases', 'realistic', 'traps'):
        inside = [one for one in sets if group_of(one) == group and 0 < one['true'].sum() < len(one['true'])]
        for score in ('network', 'score'):
            each = {
                one['name']: roc_auc_score(one['true'], one[score][trees.best_of(one['claim'], one[score])]) for one in inside
            }
            print(f'{group:10} {score:8} AUC of {len(each)} sets left out, macro mean: {np.mean(list(each.values())):.3f}')
            if group in ('grounding', 'logic'):
                print('  ' + ', '.join(f'{name} {value:.3f}' for name, value in sorted(each.items(), key=lambda x: -x[1])))


def measure(sets, kinds):
    """Each set by what was fitted on the looked-at halves of the others; of public sets the other half is quoted."""
    said = []
    for one in sets:
        fitted = calibrate([other for other in sets if other is not one], kinds, True)
        score, true, look = asked_of(one, kinds)
        quoted = ~look | (one['source'] == 'traps')
        said.append((group_of(one), probability(score, fitted)[quoted], true[quoted], one))
    for group in ('grounding', 'logic', 'cases', 'realistic', 'traps', 'all'):
        inside = [part for part in said if group in (part[0], 'all')]
        p, y = (np.concatenate([part[at] for part in inside]) for at in (1, 2))
        bins = np.minimum(9, (p * 10).astype(int))
        rows = [(at, p[bins == at], y[bins == at]) for at in range(10) if (bins == at).any()]
        error = sum(len(own) * abs(own.mean() - truth.mean()) for _, own, truth in rows) / len(p)
        print(f'{group}: {len(p)} claims left open that the typed checks let pass, expected calibration error {error:.3f}')
        for at, own, truth in rows:
            print(f'  from {at / 10:.1f}: {len(own):5} claims, said {own.mean():.3f}, right {truth.mean():.3f}')
        for least in (0.75, 0.8, 0.85, 0.9):
            sure = p >= least
            gains = [np.array([(own >= least)[truth].sum(), (own >= least)[~truth].sum()]) for _, own, truth, _ in inside]
            wholes = [np.array([one['true'].sum(), (~one['true']).sum()]) for *_, one in inside]
            share = np.mean([gain / np.maximum(1, whole / (1 if one['source'] == 'traps' else 2))
                             for gain, whole, (*_, one) in zip(gains, wholes, inside)], 0)
            right = f'{y[sure].mean():.3f}' if sure.any() else '–'
            print(f'  at {least:.2f} or more: {sure.sum()} claims, right {right}; recall +{share[0]:.3f}, false support +{share[1]:.3f}')


def looked(id):
    """Whether a row falls into the half that may be looked at, as `halfOf` of `bench/truth/rows.ts` has it."""
    return hashlib.sha256(id.encode()).digest()[0] % 2 == 0
