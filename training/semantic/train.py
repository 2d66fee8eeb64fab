"""
python3 training/semantic/train.py <folder of read.sh> [--keep <folder>] [--fold <number>]
Trains the entailment model of the builtin tier and writes `network.bin` and `forest.bin` beside its sources. Four
more times the network is trained with a family of sets left out: what it says of those sets is what the trees learn
from, and what they, trained without the family too, say of them measures the model and fits how its scores become
probabilities. Seeded; on one thread the same rows give the same numbers.
"""
import argparse
import json
import os
import struct

import numpy as np
import torch
from pairs import FOLDS, fold_of, read_folder, vectors_of

import calibrate
import network
import trees

SEED = 1
EPOCHS = 3
HOME = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'semantic', 'builtin')
GOLDEN = os.path.join(HOME, '..', '..', '..', 'test', 'semantic', 'golden', 'said.jsonl')
# What sets of our own, and those made from sentences, count for beside one of people's: to the network, to the trees.
SHARES = {'train': (1, 1), 'written': (0.3, 0.3), 'made': (0.15, 0), 'traps': (0.3, 0.5), 'realistic': (1, 2), 'dev': (0, 0)}
# SICK may not be used commercially (CC BY-NC-SA 3.0): nothing is learned from it.
LICENSED_OTHERWISE = ('sick',)
FOLDERS = {'train': 'train', 'written': 'written', 'made': 'synthetic', 'traps': 'traps', 'dev': 'dev'}


def kind_of(source, name):
    return 'realistic' if source == 'traps' and name.startswith(('gate_', 'ground_')) else source


class Data:
    def __init__(self, folder):
        self.folder = folder
        self.sets = []
        for source, part in FOLDERS.items():
            self.head, found = read_folder(os.path.join(folder, part))
            for name, claims in found.items():
                fold = fold_of(name, source in ('written', 'traps'))
                if claims and not name.removeprefix('synthetic_').startswith(LICENSED_OTHERWISE):
                    self.sets.append((source, name, fold, claims))
        self.vectors = vectors_of(os.path.join(HOME, 'words.bin'))


def fit_network(data, fold):
    """The network trained without the sets of a fold, with all for -1. A claim is learned by the passage of most words in common."""
    pairs, weights = [], []
    for source, name, own, claims in data.sets:
        share = SHARES[kind_of(source, name)][0]
        if share == 0 or (own == fold and fold >= 0):
            continue
        entailed = sum(claim[0].kind == 0 for claim in claims)
        for first, *_ in claims:
            same = max(1, entailed if first.kind == 0 else len(claims) - entailed)
            pairs.append(first)
            weights.append(share * len(claims) ** 0.6 / (2 * same))
    weights = np.array(weights, np.float32)
    say = lambda line: print(f'  fold {fold}: {line}', flush=True)
    head = data.head
    return network.train(
        pairs, weights / weights.mean(), data.vectors, head['marks'], head['links'], EPOCHS, SEED, say=say
    )


def said_of(data, fold, net):
    """For each set of the fold what the network says of its pairs."""
    return {
        (source, name): network.logits_of(net, [pair for claim in claims for pair in claim])
        for source, name, own, claims in data.sets
        if own == fold and source != 'made'
    }


def table_of(source, name, fold, claims, logits, head):
    """A set as the trees and the calibration see it: pairs in order, and claims."""
    pairs = [pair for claim in claims for pair in claim]
    score = logits[:, 0] - np.logaddexp(logits[:, 1], logits[:, 2])
    numbers = np.array([at for at, claim in enumerate(claims) for _ in claim])
    return {
        'source': source,
        'name': name,
        'fold': fold,
        'claim': numbers,
        'first': np.r_[True, numbers[1:] != numbers[:-1]],
        'kind': np.array([pair.kind for pair in pairs]),
        'doubts': np.array([pair.doubts for pair in pairs]),
        'denials': np.array([pair.denials for pair in pairs]),
        'network': score,
        'against': logits[:, 2] - logits[:, 1],
        'rows': trees.rows_of(pairs, score, head),
        'true': np.array([claim[0].kind == 0 for claim in claims]),
        'open': np.array([claim[0].open for claim in claims]),
        'look': np.array([calibrate.looked(claim[0].id) for claim in claims]),
    }


def fit_trees(tables, names, fold):
    chosen = [one for one in tables if fold < 0 or one['fold'] != fold]
    shares = [SHARES[kind_of(one['source'], one['name'])][1] for one in chosen]
    used = [(one, share) for one, share in zip(chosen, shares) if share > 0]
    return trees.fit(*zip(*used), names, SEED)


def write(net, forest, names, calibration):
    tensors = [(name, value.numpy()) for name, value in net.state_dict().items()]
    header = json.dumps({
        'settings': {'inputs': names, 'calibration': calibration},
        'tensors': [{'name': name, 'shape': list(value.shape)} for name, value in tensors],
    }).encode()
    header += b' ' * (-len(header) % 4)
    with open(os.path.join(HOME, 'network.bin'), 'wb') as file:
        file.write(struct.pack('<II', 0x4E535354, len(header)) + header)
        for _, value in tensors:
            file.write(np.ascontiguousarray(value, '<f4').tobytes())
    with open(os.path.join(HOME, 'forest.bin'), 'wb') as file:
        file.write(trees.bytes_of(forest, len(names)))


def laid_out(pair, head):
    sides = {
        name: {key: getattr(side, key).ravel().tolist() for key in ('vector', 'governor', 'marks')}
        for name, side in (('claim', pair.claim), ('passage', pair.passage))
    }
    doubts = [
        {'kind': kind, 'contradicts': contradicts}
        for contradicts, bits in ((False, pair.doubts), (True, pair.denials))
        for at, kind in enumerate(head['kinds'])
        if bits >> at & 1
    ]
    measures = dict(zip(head['measures'], pair.measures.tolist()))
    return {'id': pair.id, **sides, 'links': pair.links.T.tolist(), 'measures': measures, 'doubts': doubts}


def write_golden(data, net, forest, calibration):
    """What a few pairs come to as they were read, so that a test can hold the TypeScript to it."""
    head, sets = read_folder(os.path.join(data.folder, 'golden'))
    pairs = [claim[0] for claim in sets['rows']]
    logits = network.logits_of(net, pairs)
    one = table_of('dev', 'golden', -1, [[pair] for pair in pairs], logits, head)
    scores = forest.decision_function(one['rows'])
    chances = calibrate.probability(scores, calibration)
    with open(GOLDEN, 'w') as file:
        for pair, row, score, entail in zip(pairs, logits, scores, chances):
            said = {'logits': row.tolist(), 'trees': float(score), 'entail': float(entail)}
            file.write(json.dumps({**laid_out(pair, head), **said}) + '\n')


def main():
    options = argparse.ArgumentParser()
    options.add_argument('folder')
    options.add_argument('--keep', help='folder for what each fold came to: a run that broke off goes on from there')
    options.add_argument('--fold', type=int, help='the network of this fold alone, for --keep')
    chosen = options.parse_args()
    torch.set_num_threads(1)
    data = Data(chosen.folder)
    said, whole = {}, None
    for fold in range(-1, len(FOLDS)) if chosen.fold is None else [chosen.fold]:
        path = chosen.keep and os.path.join(chosen.keep, f'fold{fold}.pt')
        if path and os.path.exists(path):
            net, logits = torch.load(path)
        else:
            net = fit_network(data, fold)
            logits = said_of(data, fold, net)
            if path:
                torch.save((net, logits), path)
        said.update(logits)
        whole = whole or net
    if chosen.fold is not None:
        return
    names = trees.inputs_of(data.head)
    tables = [
        table_of(source, name, fold, claims, said[source, name], data.head)
        for source, name, fold, claims in data.sets
        if (source, name) in said
    ]
    path = chosen.keep and os.path.join(chosen.keep, 'trees.pt')
    kept = path and os.path.exists(path)
    forests = torch.load(path) if kept else {fold: fit_trees(tables, names, fold) for fold in range(-1, len(FOLDS))}
    if path and not kept:
        torch.save(forests, path)
    for one in tables:
        one['score'] = forests[one['fold']].decision_function(one['rows'])
    measured = [one for one in tables if one['source'] in ('dev', 'traps')]
    calibrate.report(measured)
    calibrate.measure(measured, data.head['kinds'])
    calibration = calibrate.calibrate(measured, data.head['kinds'], True)
    print(json.dumps(calibration))
    write(whole, forests[-1], names, calibration)
    write_golden(data, whole, forests[-1], calibration)


if __name__ == '__main__':
    main()
