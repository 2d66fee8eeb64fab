"""
python3 training/semantic/encoder/fit.py <prepare.py's folder> <pretrain.py's folder> [--folds -1,0,1,2,3]
Learns from labelled pairs whether a claim follows from a passage: with all sets, and four times with a family of sets
left out. Four minutes on one NVIDIA H100. Writes `said.npz`, the logits of every pair by a training that did not see its
family, which `train.py` takes, and `judge.pt`. Prints areas under the ROC curve, sets left out.
"""
import argparse
import copy
import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np
import torch
from pairs import LOGIC
from torch import nn

from encoder import Encoder, Judge, loss_of
from inputs import HOME, LONGEST, vectors_of
from pieces import MASK, PAD, SPECIAL
from prepare import TO_LEARN, TO_SAY

SEED = 1
EPOCHS, BATCH, RATE, DECAY, WARM, LEAST_RATE = 3, 256, 4e-4, 0.05, 0.08, 0.02
# Share of all pieces, and of all vectors, that a batch forgets on both sides: less is learned by heart.
FORGOTTEN, FORGOTTEN_VECTORS = 0.1, 0.15
MEAN_DECAY = 0.998
DROP = 0.1
# What sets of our own, and those made from sentences, count for beside one of people's.
SHARES = {
    'raw': 1, 'train': 1, 'written': 0.3, 'made': 0.15, 'traps': 0.3, 'realistic': 1, 'crossed': 0.3, 'dev': 0, 'golden': 0,
    'claims': 0,
}


def share_of(one):
    realistic = one['source'] == 'traps' and one['name'].startswith(('gate_', 'ground_', 'office_'))
    return SHARES['realistic' if realistic else one['source']]


class Pairs:
    def __init__(self, folder, none, device):
        data = np.load(os.path.join(folder, 'pairs.npz'))
        with open(os.path.join(folder, 'sets.json'), encoding='utf-8') as file:
            self.sets = json.load(file)
        self.device, self.length = device, data['length']
        inside = np.arange(LONGEST)[None] < self.length[:, None]

        def padded(name, fill, kind):
            out = np.full(inside.shape, fill, kind)
            out[inside] = data[name]
            return torch.from_numpy(out).to(device)

        self.piece = padded('piece', PAD, np.int32)
        self.word = padded('word', none, np.int32)
        self.shared = padded('shared', 0, np.uint8)
        self.split = torch.from_numpy(data['split'].astype(np.int64)).to(device)
        self.lengths = torch.from_numpy(self.length.astype(np.int64)).to(device)
        self.kind, self.set, self.claim, self.role = (data[name] for name in ('kind', 'set', 'claim', 'role'))
        self.fold = np.array([one['fold'] for one in self.sets])[self.set]

    def batch(self, at):
        width = min(LONGEST, -(-int(self.length[at].max()) // 32) * 32)
        at = torch.as_tensor(at, device=self.device)
        place = torch.arange(width, device=self.device)[None]
        side = (place >= self.split[at][:, None]).long()
        mask = (place < self.lengths[at][:, None]).float()
        return [self.piece[at, :width].long(), self.word[at, :width].long(), side, self.shared[at, :width].long(), mask]

    def weights(self, chosen):
        """A set counts by its size to the power of 0.6, and both of its labels alike."""
        out = np.zeros(len(self.kind), np.float32)
        for number, one in enumerate(self.sets):
            own = chosen[self.set[chosen] == number]
            for group in (own[self.kind[own] == 0], own[self.kind[own] != 0]):
                out[group] = share_of(one) * len(own) ** 0.6 / (2 * max(1, len(group)))
        return out / out[chosen].mean()


def fit(pairs, encoder, fold):
    """The judge trained without the sets of a fold, with all for -1: the running mean of its weights."""
    torch.manual_seed(SEED)
    chance = np.random.default_rng(SEED)
    shares = np.array([share_of(one) for one in pairs.sets])[pairs.set]
    left_out = (pairs.fold == fold) & (fold >= 0)
    chosen = np.flatnonzero((pairs.role & TO_LEARN > 0) & (shares > 0) & ~left_out)
    weights = torch.from_numpy(pairs.weights(chosen)).to(pairs.device)
    kinds = torch.from_numpy(pairs.kind.astype(np.int64)).to(pairs.device)
    judge = Judge(copy.deepcopy(encoder)).to(pairs.device)
    for part in judge.modules():
        if isinstance(part, nn.Dropout):
            part.p = DROP
    mean = copy.deepcopy(judge)
    optimiser = torch.optim.AdamW(judge.parameters(), lr=RATE, weight_decay=DECAY, betas=(0.9, 0.98))
    steps, began = int(EPOCHS * len(chosen) / BATCH), time.time()
    for step, at in zip(range(1, steps + 1), batches(pairs, chosen, chance)):
        rate = RATE * min(1, step / (WARM * steps)) * max(LEAST_RATE, 1 - step / steps)
        for group in optimiser.param_groups:
            group['lr'] = rate
        with torch.autocast(pairs.device, dtype=torch.bfloat16, enabled=pairs.device == 'cuda'):
            logits = judge(*forgetting(pairs.batch(at), encoder))
        index = torch.as_tensor(at, device=pairs.device)
        loss = loss_of(logits, kinds[index], weights[index])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
        optimiser.step()
        keep = min(MEAN_DECAY, (1 + step) / (10 + step))
        with torch.no_grad():
            for slow, fast in zip(mean.parameters(), judge.parameters()):
                slow.mul_(keep).add_(fast, alpha=1 - keep)
        if step % 200 == 0:
            print(f'  fold {fold}: step {step} of {steps}, loss {loss.item():.4f}, {time.time() - began:.0f} s', flush=True)
    return mean.eval()


def batches(pairs, chosen, chance, size=BATCH):
    """Pairs of about one length together: little is padded."""
    while True:
        order = chosen[np.argsort(pairs.length[chosen] + chance.uniform(0, 24, len(chosen)))]
        for batch in chance.permutation(len(order) // size):
            yield order[batch * size : (batch + 1) * size]


def forgetting(inputs, encoder):
    piece, word, *rest = inputs
    none = encoder.vectors.shape[0] - 1
    gone = torch.rand(encoder.piece.num_embeddings, device=piece.device) < FORGOTTEN
    gone[: len(SPECIAL)] = False
    lost = torch.rand(none + 1, device=piece.device) < FORGOTTEN_VECTORS
    piece = torch.where(gone[piece], torch.full_like(piece, MASK), piece)
    return [piece, torch.where(lost[word], torch.full_like(word, none), word), *rest]


@torch.no_grad()
def logits_of(pairs, judge, at):
    out = np.zeros((len(at), 3), np.float32)
    order = np.argsort(pairs.length[at])
    for first in range(0, len(at), 512):
        own = order[first : first + 512]
        with torch.autocast(pairs.device, dtype=torch.bfloat16, enabled=pairs.device == 'cuda'):
            out[own] = judge(*pairs.batch(at[own])).float().cpu().numpy()
    return out


def report(pairs, said):
    """Areas under the curve, a claim by the passage that speaks best for it; macro means."""
    from sklearn.metrics import roc_auc_score

    groups = {}
    for number, one in enumerate(pairs.sets):
        logits = said.get(f"{one['source']}/{one['name']}")
        if logits is None or one['source'] not in ('dev', 'traps'):
            continue
        at = np.flatnonzero((pairs.set == number) & (pairs.role & TO_SAY > 0))
        score = logits[:, 0] - np.logaddexp(logits[:, 1], logits[:, 2])
        claim = np.unique(pairs.claim[at], return_inverse=True)[1]
        best, true = np.full(claim.max() + 1, -np.inf), np.zeros(claim.max() + 1, bool)
        np.maximum.at(best, claim, score)
        true[claim] = pairs.kind[at] == 0
        if 0 < true.sum() < len(true):
            own = one['source'] == 'traps' or one['name'] in ('actions', 'outputs')
            group = 'own' if own else 'logic' if one['name'] in LOGIC else 'grounding'
            groups.setdefault(group, {})[one['name']] = roc_auc_score(true, best)
    for group, each in groups.items():
        print(f'{group}: {np.mean(list(each.values())):.3f} of {len(each)} sets')


def main():
    options = argparse.ArgumentParser()
    options.add_argument('folder')
    options.add_argument('out')
    options.add_argument('--folds', default='-1,0,1,2,3')
    chosen = options.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    words, vectors = vectors_of()
    pairs = Pairs(chosen.folder, len(words), device)
    with open(os.path.join(HOME, 'pieces.txt'), encoding='utf-8') as file:
        encoder = Encoder(file.read().count('\n') + 1, vectors)
    state = torch.load(f'{chosen.out}/pretrained.pt', map_location='cpu')
    encoder.load_state_dict({name: value.float() for name, value in state.items()})
    said = {}
    for fold in map(int, chosen.folds.split(',')):
        judge = fit(pairs, encoder, fold)
        for number, one in enumerate(pairs.sets):
            at = np.flatnonzero((pairs.set == number) & (pairs.fold == fold) & (pairs.role & TO_SAY > 0))
            if len(at) > 0:
                said[f"{one['source']}/{one['name']}"] = logits_of(pairs, judge, at)
        if fold < 0:
            weights = {name: value.half().cpu() for name, value in judge.state_dict().items()}
            torch.save(weights, f'{chosen.out}/judge.pt')
    report(pairs, said)
    np.savez(f'{chosen.out}/said.npz', **{name: logits.astype(np.float16) for name, logits in said.items()})


if __name__ == '__main__':
    main()
