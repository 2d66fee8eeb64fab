"""
python3 training/semantic/encoder/further.py <prepare.py's folder> <fit.py's folder>
What `fit.py` trained goes on to learn from half of the evidence of `bench/claims`, business texts with near misses, beside
as many pairs of all other kinds: of near misses alone it would learn that words in common speak against a claim. Half an
hour on two cores that know bfloat16. Writes `judge.pt` anew, and in `said.npz` what it says of the other half and of the
sets that no family was left out for.
"""
import copy
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np
import torch
from torch import nn

from encoder import Encoder, Judge, loss_of
from fit import Pairs, batches, forgetting, logits_of
from inputs import HOME, vectors_of
from prepare import TO_LEARN, TO_SAY

SEED = 1
EPOCHS, BATCH, RATE, DECAY, WARM, LEAST_RATE, MEAN_DECAY = 1.5, 64, 2e-4, 0.05, 0.08, 0.02, 0.995
# Pairs of each kind at the most, and what one counts for.
MOST = {'claims': None, 'public': 7000, 'realistic': 6000, 'written': 2000, 'traps': 2000, 'crossed': 2000, 'made': 500}
SHARES = {'claims': 1, 'public': 1, 'realistic': 0.6, 'written': 0.6, 'traps': 0.6, 'crossed': 0.6, 'made': 0.3}
# Layers that stay as they are, with the pieces: what they know of words is not learned from so few.
KEPT_LAYERS = 2


def kind_of(one):
    if one['source'] in ('raw', 'train'):
        return 'public'
    realistic = one['source'] == 'traps' and one['name'].startswith(('gate_', 'ground_', 'office_'))
    return 'realistic' if realistic else one['source']


def choose(pairs, chance):
    """Pairs to learn from, and their weights: both labels of a kind alike."""
    kinds = np.array([kind_of(one) for one in pairs.sets])[pairs.set]
    chosen, weights = [], []
    for kind, most in MOST.items():
        own = np.flatnonzero((kinds == kind) & (pairs.role & TO_LEARN > 0))
        own = own if most is None or len(own) <= most else chance.choice(own, most, replace=False)
        true = pairs.kind[own] == 0
        alike = np.where(true, true.sum(), (~true).sum()) if kind != 'crossed' else np.full(len(own), len(own) / 2)
        chosen.append(own)
        weights.append(SHARES[kind] * len(own) / (2 * np.maximum(1, alike)))
    weights = np.concatenate(weights)
    out = torch.zeros(len(kinds))
    out[torch.from_numpy(np.concatenate(chosen))] = torch.from_numpy((weights / weights.mean()).astype(np.float32))
    return np.concatenate(chosen), out


def logits_in_bfloat16(judge, inputs):
    """The judge in 16 bits throughout; its weights are kept in 32."""
    *rest, mask = inputs
    halved = {name: value.to(torch.bfloat16) for name, value in judge.named_parameters()}
    return torch.func.functional_call(judge, halved, (*rest, mask.bfloat16())).float()


def go_on(pairs, judge, vectors):
    """The running mean of the judge's weights."""
    torch.manual_seed(SEED)
    chance = np.random.default_rng(SEED)
    chosen, weights = choose(pairs, chance)
    kinds = torch.from_numpy(pairs.kind.astype(np.int64))
    encoder = judge.encoder
    for part in (encoder.piece, encoder.vector, *encoder.layers[:KEPT_LAYERS]):
        part.requires_grad_(False)
    for part in judge.modules():
        if isinstance(part, nn.Dropout):
            part.p = 0.0
    mean = copy.deepcopy(judge)
    encoder.vectors = vectors.bfloat16()
    learning = [value for value in judge.parameters() if value.requires_grad]
    optimiser = torch.optim.AdamW(learning, lr=RATE, weight_decay=DECAY, betas=(0.9, 0.98), fused=True)
    steps = int(EPOCHS * len(chosen) / BATCH)
    for step, at in zip(range(1, steps + 1), batches(pairs, chosen, chance, BATCH)):
        rate = RATE * min(1, step / (WARM * steps)) * max(LEAST_RATE, 1 - step / steps)
        for group in optimiser.param_groups:
            group['lr'] = rate
        logits = logits_in_bfloat16(judge, forgetting(pairs.batch(at), encoder))
        loss = loss_of(logits, kinds[at], weights[at])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(learning, 1.0)
        optimiser.step()
        keep = min(MEAN_DECAY, (1 + step) / (10 + step))
        with torch.no_grad():
            for slow, fast in zip(mean.parameters(), judge.parameters()):
                slow.mul_(keep).add_(fast, alpha=1 - keep)
        if step % 50 == 0:
            print(f'step {step} of {steps}, loss {loss.item():.4f}', flush=True)
    return mean.eval()


def main():
    folder, out = sys.argv[1:3]
    words, vectors = vectors_of()
    pairs = Pairs(folder, len(words), 'cpu')
    with open(os.path.join(HOME, 'pieces.txt'), encoding='utf-8') as file:
        judge = Judge(Encoder(file.read().count('\n') + 1, vectors))
    state = torch.load(f'{out}/judge.pt', map_location='cpu')
    judge.load_state_dict({name: value.float() for name, value in state.items()})
    judge = go_on(pairs, judge, vectors)
    torch.save({name: value.half() for name, value in judge.state_dict().items()}, f'{out}/judge.pt')
    said = dict(np.load(f'{out}/said.npz'))
    for number, one in enumerate(pairs.sets):
        own = np.flatnonzero(pairs.set == number)
        if one['source'] in ('claims', 'golden') or (one['source'] == 'dev' and one['fold'] < 0):
            logits = np.zeros((len(own), 3), np.float16)
            asked = pairs.role[own] & TO_SAY > 0
            logits[asked] = logits_of(pairs, judge, own[asked])
            said[f"{one['source']}/{one['name']}"] = logits
    np.savez(f'{out}/said.npz', **said)


if __name__ == '__main__':
    main()
