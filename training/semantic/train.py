"""
python3 training/semantic/train.py <folder of read.sh> <what encoder/fit.py said> [--keep <folder>] [--fold <number>]
Trains what weighs the entailment of the builtin tier and writes `network.bin`, `common.bin` and `business.bin` beside
its sources. The encoder is trained before, with the same families of sets left out (`encoder/`). Four more times the network is trained with a family of sets left out: what it says of those sets is what the
forests learn from, and what they, trained without the family too, say of them measures the model and fits how its
scores become probabilities. Seeded and on one thread: the same rows give the same bytes.
"""
import argparse
import json
import os
import struct

# Sums of several threads depend on which of them is first.
os.environ['OMP_NUM_THREADS'] = '1'

import numpy as np
import torch
from pairs import FOLDS, fold_of, fold_of_evidence, is_learned, read_folder, vectors_of

import calibrate
import network
import trees

SEED = 1
EPOCHS = 2
# Claims of a set that the network learns from: more of one set teach it the set.
MOST = 1000
HOME = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'semantic', 'builtin')
GOLDEN = os.path.join(HOME, '..', '..', '..', 'test', 'semantic', 'golden', 'said.jsonl')
# What sets of our own, and those made from sentences, count for beside one of people's: to the network, and to either
# forest. `crossed`: claims beside evidence that touches them and states them not.
SHARES = {'train': 1, 'written': 0.3, 'made': 0.15, 'traps': 0.3, 'realistic': 1, 'crossed': 0.3, 'dev': 0, 'claims': 0}
COMMON = {'train': 1, 'traps': 0.3}
BUSINESS = {'written': 0.5, 'traps': 1, 'realistic': 3, 'crossed': 0.5, 'claims': 3}
# SICK may not be used commercially (CC BY-NC-SA 3.0): nothing is learned from it.
LICENSED_OTHERWISE = ('sick',)
FOLDERS = {
    'train': 'train', 'written': 'written', 'made': 'synthetic', 'traps': 'traps', 'crossed': 'crossed', 'dev': 'dev',
    'claims': 'claims',
}
# What was fitted, in order.
NETWORKS = range(-1, len(FOLDS))


def kind_of(source, name):
    return 'realistic' if source == 'traps' and name.startswith(('gate_', 'ground_', 'office_')) else source


PART = ' part '


def in_folds(name, claims):
    """What the encoder did not learn from of a file of `bench/claims`, as a set in each fold."""
    apart = [claim for claim in claims if not is_learned(claim[0].id)]
    folds = [[claim for claim in apart if fold_of_evidence(claim[0].id) == fold] for fold in range(len(FOLDS))]
    return [('claims', f'{name}{PART}{fold}', fold, own) for fold, own in enumerate(folds) if own]


class Data:
    def __init__(self, folder, encoded):
        self.folder = folder
        self.encoded = np.load(encoded)
        self.sets = []
        for source, part in FOLDERS.items():
            self.head, found = read_folder(os.path.join(folder, part))
            for name, claims in found.items():
                fold = fold_of(name, source in ('written', 'traps', 'crossed'))
                if source == 'claims':
                    self.sets += in_folds(name, claims)
                elif claims and not name.removeprefix('synthetic_').startswith(LICENSED_OTHERWISE):
                    self.sets.append((source, name, fold, claims))
        self.vectors = vectors_of(os.path.join(HOME, 'words.bin'))

    def encoder_of(self, source, name, pairs):
        """Logits of the encoder for pairs of a set."""
        name = name.split(PART)[0]
        return self.encoded[f'{source}/{name}'][[pair.number for pair in pairs]].astype(np.float32)


def fit_network(data, fold):
    """The network trained without the sets of a fold, with all for -1. A claim is learned by the passage of most words in common."""
    pairs, weights = [], []
    for source, name, own, claims in data.sets:
        share = SHARES[kind_of(source, name)]
        if share == 0 or (own == fold and fold >= 0):
            continue
        chosen = claims[:: -(-len(claims) // MOST)]
        entailed = sum(claim[0].kind == 0 for claim in chosen)
        for first, *_ in chosen:
            same = max(1, entailed if first.kind == 0 else len(chosen) - entailed)
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


def table_of(source, name, fold, claims, logits, data):
    """A set as the forests and the calibration see it: pairs in order, and claims."""
    pairs = [pair for claim in claims for pair in claim]
    encoded = data.encoder_of(source, name, pairs)
    encoder, against = trees.odds_of(encoded)
    numbers = np.array([at for at, claim in enumerate(claims) for _ in claim])
    return {
        'source': source,
        'name': name,
        'fold': fold,
        'claim': numbers,
        'first': np.r_[True, numbers[1:] != numbers[:-1]],
        'kind': np.array([pair.kind for pair in pairs]),
        'coverage': np.array([pair.measures[data.head['measures'].index('coverage')] for pair in pairs]),
        'denials': np.array([pair.denials for pair in pairs]),
        'network': trees.odds_of(logits)[0],
        'encoder': encoder,
        'against': against,
        'rows': trees.rows_of(pairs, encoded, logits, data.head),
        'matter': trees.matter_of(pairs, data.vectors),
        'true': np.array([claim[0].kind == 0 for claim in claims]),
        'open': np.array([claim[0].open for claim in claims]),
        'look': np.array([claim[0].looked for claim in claims]),
    }


def is_business(one):
    return one['source'] != 'train'


def fit_weighing(tables, names, fold):
    """The forests, and what tells which of them a text is for, trained without the sets of a fold; with all for -1."""
    chosen = [one for one in tables if one['source'] != 'dev' and (fold < 0 or one['fold'] != fold)]

    def forest(name, shares):
        kinds = [shares.get(kind_of(one['source'], one['name']), 0) for one in chosen]
        inside = [at for at, share in enumerate(kinds) if share > 0]
        return trees.fit(name, [chosen[at] for at in inside], [kinds[at] for at in inside], names, SEED)

    return {
        'common': forest('common', COMMON),
        'business': forest('business', BUSINESS),
        'kind': trees.fit_kind([one for one in chosen if one['source'] not in ('crossed', 'claims')], is_business),
    }


def weigh(one, weighing, names):
    for forest in trees.FORESTS:
        one[forest] = weighing[forest].decision_function(one['rows'][:, trees.used_by(forest, names)])
    one['kind_of_text'] = weighing['kind'].decision_function(one['matter'])


def write(net, weighing, names, calibration):
    tensors = [(name, value.numpy()) for name, value in net.state_dict().items()]
    kind = weighing['kind']
    tensors += [('kind.weight', kind.coef_[0]), ('kind.bias', kind.intercept_)]
    settings = {'inputs': names, 'business_from': calibrate.BUSINESS_FROM, 'calibration': calibration}
    header = json.dumps({
        'settings': settings,
        'tensors': [{'name': name, 'shape': list(value.shape)} for name, value in tensors],
    }).encode()
    header += b' ' * (-len(header) % 4)
    with open(os.path.join(HOME, 'network.bin'), 'wb') as file:
        file.write(struct.pack('<II', 0x4E535354, len(header)) + header)
        for _, value in tensors:
            file.write(np.ascontiguousarray(value, '<f4').tobytes())
    for forest in trees.FORESTS:
        with open(os.path.join(HOME, f'{forest}.bin'), 'wb') as file:
            file.write(trees.bytes_of(weighing[forest], trees.used_by(forest, names), len(names)))


def laid_out(pair, head):
    sides = {
        name: {key: getattr(side, key).ravel().tolist() for key in ('vector', 'governor', 'marks')}
        for name, side in (('claim', pair.claim), ('passage', pair.passage))
    }
    return {
        'id': pair.id,
        **sides,
        'links': pair.links.T.tolist(),
        'measures': dict(zip(head['measures'], pair.measures.tolist())),
        'examined': dict(zip(head['examined'], pair.examined.tolist())),
    }


def write_golden(data, net, weighing, names, calibration):
    """What a few pairs come to as they were read, so that a test can hold the TypeScript to it."""
    head, sets = read_folder(os.path.join(data.folder, 'golden'))
    pairs = [claim[0] for claim in sets['rows']]
    logits = network.logits_of(net, pairs)
    one = table_of('golden', 'rows', -1, [[pair] for pair in pairs], logits, data)
    weigh(one, weighing, names)
    business = one['kind_of_text'] >= calibrate.BUSINESS_FROM
    encoded = data.encoder_of('golden', 'rows', pairs)
    with open(GOLDEN, 'w') as file:
        for at, (pair, row) in enumerate(zip(pairs, logits)):
            forest = trees.FORESTS[int(business[at])]
            said = {
                'logits': row.tolist(),
                'encoder': encoded[at].tolist(),
                'business': float(one['kind_of_text'][at]),
                'score': float(one[forest][at]),
                'entail': float(np.interp(one[forest][at], *zip(*calibration['right'][forest]))),
            }
            file.write(json.dumps({**laid_out(pair, head), **said}) + '\n')


def main():
    options = argparse.ArgumentParser()
    options.add_argument('folder')
    options.add_argument('encoded')
    options.add_argument('--keep', help='folder for what each fold came to: a run that broke off goes on from there')
    options.add_argument('--fold', type=int, help='the network of this fold alone, for --keep')
    chosen = options.parse_args()
    torch.set_num_threads(1)
    data = Data(chosen.folder, chosen.encoded)
    said, whole = {}, None
    for fold in NETWORKS if chosen.fold is None else [chosen.fold]:
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
        table_of(source, name, fold, claims, said[source, name], data)
        for source, name, fold, claims in data.sets
        if (source, name) in said
    ]
    weighings = {fold: fit_weighing(tables, names, fold) for fold in NETWORKS}
    for one in tables:
        weigh(one, weighings[one['fold']], names)
    measured = [one for one in tables if one['source'] in ('dev', 'traps', 'claims')]
    calibrate.report(measured)
    calibrate.measure(measured, names)
    calibration = calibrate.calibrate(measured, names)
    print(json.dumps(calibration))
    write(whole, weighings[-1], names, calibration)
    write_golden(data, whole, weighings[-1], names, calibration)


if __name__ == '__main__':
    main()
