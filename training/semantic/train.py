"""
python3 training/semantic/train.py <folder of read.sh> [--keep <folder>] [--fold <number>]
Trains the entailment model of the builtin tier and writes `network.bin` and `forest.bin` beside its sources. Four
more times it trains with a family of sets left out: what the model says of those sets then measures it, and fits
how its scores become probabilities. Seeded; on one thread the same rows give the same numbers.
"""
import argparse
import json
import os
import struct
import zlib

import numpy as np
import torch
from pairs import FOLDS, LOGIC, fold_of, read_folder, vectors_of
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

import network
import trees

SEED = 1
EPOCHS = 2
HOME = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'semantic', 'builtin')
# What a set written for this, and one made from sentences, counts for beside one of people's.
WRITTEN, MADE = 0.3, 0.15
WRITTEN_TREES = 0.15


def weigh(sets, share, power):
    """Pairs with weights: entailed and not are balanced in each set, and a large set does not drown the others."""
    pairs, weights = [], []
    for name, rows in sets.items():
        entailed = sum(pair.kind == 0 for pair in rows)
        for pair in rows:
            same = max(1, entailed if pair.kind == 0 else len(rows) - entailed)
            pairs.append(pair)
            weights.append(share(name) * len(rows) ** power / (2 * same))
    weights = np.array(weights, np.float32)
    return pairs, weights / weights.mean()


class Data:
    def __init__(self, folder):
        self.folder = folder
        head, self.train = read_folder(os.path.join(folder, 'train'))
        _, self.written = read_folder(os.path.join(folder, 'written'))
        _, self.made = read_folder(os.path.join(folder, 'synthetic'))
        _, self.dev = read_folder(os.path.join(folder, 'dev'))
        self.marks, self.measures, self.links = head['marks'], head['measures'], head['links']
        self.vectors = vectors_of(os.path.join(HOME, 'words.bin'))

    def without(self, fold):
        keep = lambda sets: {k: v for k, v in sets.items() if fold < 0 or fold_of(k) != fold}
        return keep(self.train), keep(self.made)


def fit(data, fold):
    """Network and trees trained without the sets of a fold; with all for -1."""
    own, made = data.without(fold)
    share = lambda name: WRITTEN if name in data.written else MADE if name in made else 1
    pairs, weights = weigh({**own, **data.written, **made}, share, 0.6)
    say = lambda line: print(f'  fold {fold}: {line}', flush=True)
    net = network.train(pairs, weights, data.vectors, data.marks, data.links, EPOCHS, SEED, say=say)
    share = lambda name: WRITTEN_TREES if name in data.written else 1
    pairs, weights = weigh({**own, **data.written}, share, 0.5)
    return net, trees.fit(pairs, weights, data.measures, SEED)


def judged(data, fold, net, forest):
    """For each set of dev that this training did not see: scores, and what is true."""
    out = {}
    for name, pairs in data.dev.items():
        if fold_of(name) != fold:
            continue
        logits = network.logits_of(net, pairs)
        out[name] = {
            'network': logits[:, 0] - np.logaddexp(logits[:, 1], logits[:, 2]),
            'against': logits[:, 2] - logits[:, 1],
            'trees': trees.scores_of(forest, pairs, data.measures),
            'words': np.array([len(pair.passage.vector) for pair in pairs], float),
            'kind': np.array([pair.kind for pair in pairs]),
            'open': np.array([pair.open for pair in pairs]),
            'look': np.array([zlib.crc32(pair.id.encode()) % 2 == 0 for pair in pairs]),
        }
    return out


# What the calibration weighs: both scores, what the length of the passage makes of them, and whether they agree.
INPUTS = ('network', 'trees', 'length', 'length_network', 'length_trees', 'agreed')


def inputs_of(one):
    net, forest, length = one['network'], one['trees'], np.log(np.clip(one['words'], 3, None))
    agreed = np.maximum(net, 0) * np.maximum(forest, 0)
    return np.stack([net, forest, length, length * net, length * forest, agreed], 1)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def calibrate(sets, pick):
    """How scores become probabilities, by the rows picked; every set counts alike."""
    rows = [(one, pick(one)) for one in sets.values()]
    x = np.concatenate([inputs_of(one)[chosen] for one, chosen in rows])
    y = np.concatenate([one['kind'][chosen] == 0 for one, chosen in rows])
    w = np.concatenate([np.full(chosen.sum(), 1 / max(1, chosen.sum())) for _, chosen in rows])
    middle, spread = x.mean(0), x.std(0)
    line = LogisticRegression(C=10.0, max_iter=500).fit((x - middle) / spread, y, sample_weight=w / w.mean())
    weights = line.coef_[0] / spread
    fine = [(one, chosen & np.isin(one['kind'], (1, 2))) for one, chosen in rows]
    against = LogisticRegression(C=10.0).fit(
        np.concatenate([one['against'][chosen] for one, chosen in fine])[:, None],
        np.concatenate([one['kind'][chosen] == 2 for one, chosen in fine]),
    )
    return {
        'weights': dict(zip(INPUTS, map(float, weights))),
        'offset': float(line.intercept_[0] - weights @ middle),
        'contradict': float(against.coef_[0][0]),
        'contradict_offset': float(against.intercept_[0]),
    }


def probability(one, c):
    return sigmoid(inputs_of(one) @ np.array([c['weights'][name] for name in INPUTS]) + c['offset'])


def error_of(p, y, bins=10):
    """Expected calibration error over bins of equal width, and the reliability table."""
    table, error = [], 0.0
    for at in range(bins):
        inside = (p >= at / bins) & (p < (at + 1) / bins)
        if inside.any():
            table.append((at / bins, int(inside.sum()), float(p[inside].mean()), float(y[inside].mean())))
            error += inside.mean() * abs(p[inside].mean() - y[inside].mean())
    return error, table


def report(sets):
    for group, inside in (('logic', True), ('grounding', False)):
        for score in ('network', 'trees'):
            each = [roc_auc_score(one['kind'] == 0, one[score]) for name, one in sets.items() if (name in LOGIC) == inside]
            print(f'{group:10} {score:8} AUC of sets left out, macro mean: {np.mean(each):.3f}')
        each = {n: roc_auc_score(s['kind'] == 0, s['network'] + 0.4 * s['trees']) for n, s in sets.items() if (n in LOGIC) == inside}
        print(f'{group:10} together AUC of sets left out, macro mean: {np.mean(list(each.values())):.3f}')
        print('  ' + ', '.join(f'{name} {value:.3f}' for name, value in each.items()))


def measure_calibration(sets):
    """Each set by what was fitted on the looked-at halves of the others; quoted on the halves not looked at."""
    p, y, opened, logic = [], [], [], []
    for name, one in sets.items():
        rest = {k: v for k, v in sets.items() if k != name}
        fitted = calibrate(rest, lambda s: s['look'])
        quoted = ~one['look']
        p.append(probability(one, fitted)[quoted])
        y.append(one['kind'][quoted] == 0)
        opened.append(one['open'][quoted])
        logic.append(np.full(quoted.sum(), name in LOGIC))
    p, y, opened, logic = (np.concatenate(part) for part in (p, y, opened, logic))
    for title, inside in (('all rows', p >= 0), ('left open by the engine', opened), ('left open, grounding', opened & ~logic)):
        error, table = error_of(p[inside], y[inside])
        print(f'{title}: {inside.sum()} rows, expected calibration error {error:.3f}')
        for low, count, mean, right in table:
            print(f'  from {low:.1f}: {count:5} rows, said {mean:.3f}, right {right:.3f}')
        for least in (0.75, 0.8, 0.85, 0.9):
            sure = inside & (p >= least)
            right = f'{y[sure].mean():.3f}' if sure.any() else '–'
            print(f'  at {least:.2f} or more: {sure.sum()} rows, right {right}')


def write(data, net, forest, calibration):
    tensors = [(name, value.numpy()) for name, value in net.state_dict().items()]
    header = json.dumps({
        'settings': {'measures': [data.measures[at] for at in trees.kept(data.measures)], 'calibration': calibration},
        'tensors': [{'name': name, 'shape': list(value.shape)} for name, value in tensors],
    }).encode()
    header += b' ' * (-len(header) % 4)
    with open(os.path.join(HOME, 'network.bin'), 'wb') as file:
        file.write(struct.pack('<II', 0x4E535354, len(header)) + header)
        for _, value in tensors:
            file.write(np.ascontiguousarray(value, '<f4').tobytes())
    with open(os.path.join(HOME, 'forest.bin'), 'wb') as file:
        file.write(trees.bytes_of(forest, data.measures))


def laid_out(pair, names):
    sides = {
        name: {key: getattr(side, key).ravel().tolist() for key in ('vector', 'governor', 'marks')}
        for name, side in (('claim', pair.claim), ('passage', pair.passage))
    }
    return {'id': pair.id, **sides, 'links': pair.links.T.tolist(), 'measures': dict(zip(names, pair.measures.tolist()))}


def write_golden(data, net, forest, calibration):
    """What a few pairs come to as they were read, so that a test can hold the TypeScript to it."""
    _, sets = read_folder(os.path.join(data.folder, 'golden'))
    data.dev = sets
    said = judged(data, -1, net, forest)['rows']
    logits = network.logits_of(net, sets['rows'])
    chance = probability(said, calibration)
    rows = [
        {**laid_out(pair, data.measures), 'logits': row.tolist(), 'trees': float(trees_), 'entail': float(entail)}
        for pair, row, trees_, entail in zip(sets['rows'], logits, said['trees'], chance)
    ]
    with open(os.path.join(HOME, '..', '..', '..', 'test', 'semantic', 'golden', 'said.jsonl'), 'w') as file:
        file.writelines(json.dumps(row) + '\n' for row in rows)


def main():
    options = argparse.ArgumentParser()
    options.add_argument('folder')
    options.add_argument('--keep', help='folder for what each fold came to: a run that broke off goes on from there')
    options.add_argument('--fold', type=int, help='this fold alone, for --keep')
    chosen = options.parse_args()
    torch.set_num_threads(1)
    data = Data(chosen.folder)
    sets, whole = {}, None
    for fold in range(-1, len(FOLDS)) if chosen.fold is None else [chosen.fold]:
        path = chosen.keep and os.path.join(chosen.keep, f'fold{fold}.pt')
        if path and os.path.exists(path):
            net, forest, said = torch.load(path)
        else:
            net, forest = fit(data, fold)
            said = judged(data, fold, net, forest)
            if path:
                torch.save((net, forest, said), path)
        sets.update(said)
        whole = whole or (net, forest)
    if chosen.fold is not None:
        return
    report(sets)
    measure_calibration(sets)
    calibration = calibrate(sets, lambda one: np.ones(len(one['kind']), bool))
    print(json.dumps(calibration))
    write(data, *whole, calibration)
    write_golden(data, *whole, calibration)


if __name__ == '__main__':
    main()
