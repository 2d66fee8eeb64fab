"""How scores of sets that were left out become probabilities, and what these are worth: the tables of the model card."""
import numpy as np
from pairs import LOGIC
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

import trees

# Log-odds of being a business text from which its forest is asked.
BUSINESS_FROM = 0.8
# Claims of the fewest that say how often a score is right.
LEAST = 25
GROUPS = ('grounding', 'logic', 'cases', 'realistic', 'claims', 'traps')


def group_of(one):
    if one['source'] == 'claims':
        return 'claims'
    if one['source'] == 'traps':
        return 'realistic' if one['name'].startswith(('gate_', 'ground_', 'office_')) else 'traps'
    if one['name'] in ('actions', 'outputs'):
        return 'cases'
    return 'logic' if one['name'] in LOGIC else 'grounding'


def asked(one, names):
    """Which forest a pair is for, -1 for one that the typed checks refuse."""
    return np.where(trees.allowed(one, names), (one['kind_of_text'] >= BUSINESS_FROM).astype(int), -1)


def scored(one, names, forest):
    """Scores by one forest of the claims that the layer may accept by it, and their truth and half."""
    score = np.where(asked(one, names) == forest, one[trees.FORESTS[forest]], -np.inf)
    best = trees.best_of(one['claim'], score)
    chosen = one['open'] & np.isfinite(score[best])
    return score[best][chosen], one['true'][chosen], one['look'][chosen]


def curve(score, true):
    """Points of how often scores are right: the share of neighbouring claims, none less than one before it."""
    order = np.argsort(score, kind='stable')
    parts = np.array_split(order, max(1, len(order) // LEAST))
    # Half a claim right and half a one wrong beside those seen: nothing is ever sure.
    right = np.array([(true[part].sum() + 0.5) / (len(part) + 1) for part in parts])
    places = np.arange(len(parts))
    rising = IsotonicRegression().fit(places, right, [len(part) for part in parts]).predict(places)
    points = [[float(score[at]), float(share)] for part, share in zip(parts, rising) for at in (part[0], part[-1])]
    # Within a run of one share the points between say nothing.
    return [one for at, one in enumerate(points) if at in (0, len(points) - 1)
            or not points[at - 1][1] == one[1] == points[at + 1][1]]


def calibrate(sets, names):
    """How often scores of each forest are right, and what contradicts, by the looked-at halves; every claim counts alike."""
    right = {}
    for forest, name in enumerate(trees.FORESTS):
        found = [scored(one, names, forest) for one in sets]
        right[name] = curve(*(np.concatenate([part[at][part[2]] for part in found]) for at in (0, 1)))
    fine = [(one, np.isin(one['kind'], (1, 2)) & one['first']) for one in sets]
    against = LogisticRegression(C=10.0).fit(
        np.concatenate([one['against'][inside] for one, inside in fine])[:, None],
        np.concatenate([one['kind'][inside] == 2 for one, inside in fine]),
    )
    return {
        'right': right,
        'contradict': float(against.coef_[0][0]),
        'contradict_offset': float(against.intercept_[0]),
    }


def chances(one, names, calibration):
    """The probability of entailment of each pair; 0 of one that the typed checks refuse."""
    way, out = asked(one, names), np.zeros(len(one['claim']))
    for forest, name in enumerate(trees.FORESTS):
        own = way == forest
        out[own] = np.interp(one[name][own], *zip(*calibration['right'][name]))
    return out


def report(sets):
    """Areas under the curve of the network and the forests, sets left out."""
    for group in GROUPS:
        inside = [one for one in sets if group_of(one) == group and 0 < one['true'].sum() < len(one['true'])]
        for score in ('encoder', 'network', *trees.FORESTS):
            each = {
                one['name']: roc_auc_score(one['true'], one[score][trees.best_of(one['claim'], one[score])]) for one in inside
            }
            print(f'{group:10} {score:8} AUC of {len(each)} sets left out, macro mean: {np.mean(list(each.values())):.3f}')
            if group in ('grounding', 'logic') and score != 'business':
                print('  ' + ', '.join(f'{name} {value:.3f}' for name, value in sorted(each.items(), key=lambda x: -x[1])))


def measure(sets, names):
    """Each set by what was fitted on the looked-at halves of the others; of public sets the other half is quoted."""
    said = []
    for one in sets:
        fitted = calibrate([other for other in sets if other is not one], names)
        chance = chances(one, names, fitted)
        quoted = ~one['look'] | np.isin(one['source'], ('traps', 'claims'))
        best = trees.best_of(one['claim'], chance)
        p = np.where(one['open'], chance[best], 0)
        said.append((group_of(one), p[quoted], one['true'][quoted]))
    for group in (*GROUPS, 'all'):
        inside = [(p, y) for own, p, y in said if group in (own, 'all')]
        p, y = (np.concatenate([part[at] for part in inside]) for at in (0, 1))
        p, y = p[p > 0], y[p > 0]
        bins = np.minimum(9, (p * 10).astype(int))
        rows = [(at, p[bins == at], y[bins == at]) for at in range(10) if (bins == at).any()]
        error = sum(len(own) * abs(own.mean() - truth.mean()) for _, own, truth in rows) / len(p)
        print(f'{group}: {len(p)} claims left open that the typed checks let pass, expected calibration error {error:.3f}')
        for at, own, truth in rows:
            print(f'  from {at / 10:.1f}: {len(own):5} claims, said {own.mean():.3f}, right {truth.mean():.3f}')
        for least in (0.75, 0.8, 0.85, 0.9):
            sure = p >= least
            gains = np.mean([[(q[t] >= least).sum() / max(1, t.sum()), (q[~t] >= least).sum() / max(1, (~t).sum())]
                             for q, t in inside], 0)
            right = f'{y[sure].mean():.3f}' if sure.any() else '–'
            print(f'  at {least:.2f} or more: {sure.sum()} claims, right {right}; recall +{gains[0]:.3f}, false support +{gains[1]:.3f}')
