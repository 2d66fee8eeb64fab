"""
The alignment network as `src/semantic/builtin/network.ts` runs it, and its training. Changing what it computes means
changing both; `test/semantic/builtin.test.ts` holds the two to the same numbers.
"""
import copy
import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional

WORD, COMPARED, AMOUNT, VERDICT = 48, 12, 64, 48
# Where the roles stand among the marks of a word.
ROLES = slice(28, 36)


def batch_of(pairs, marks, none, links):
    """Pairs as padded tensors. `none`: row of the vectors that is zero."""
    size = len(pairs)
    ours = max(len(pair.claim.vector) for pair in pairs)
    theirs = max(len(pair.passage.vector) for pair in pairs)
    kinds = np.zeros((size, ours, theirs, links), np.float32)
    sides = []
    for pick, length in (('claim', ours), ('passage', theirs)):
        vector = np.full((size, length), none)
        governor = np.full((size, length), -1)
        mark = np.zeros((size, length, marks), np.float32)
        mask = np.zeros((size, length), np.float32)
        for at, pair in enumerate(pairs):
            side = getattr(pair, pick)
            count = len(side.vector)
            vector[at, :count] = np.where(side.vector < 0, none, side.vector)
            governor[at, :count] = side.governor
            mark[at, :count] = side.marks / 255
            mask[at, :count] = 1
        sides += [torch.from_numpy(part) for part in (vector, governor, mark, mask)]
    for at, pair in enumerate(pairs):
        i, j, channel, strength = pair.links.astype(np.int64).T
        np.maximum.at(kinds[at], (i, j, channel), strength.astype(np.float32) / 255)
    return (*sides, torch.from_numpy(kinds))


def at_governor(rows, governor):
    found = torch.gather(rows, 1, governor.clamp(min=0).unsqueeze(-1).expand(-1, -1, rows.shape[-1]))
    return found * (governor >= 0).unsqueeze(-1).float()


class Network(nn.Module):
    def __init__(self, vectors, marks, links, drop=0.2, word_drop=0.3):
        super().__init__()
        self.register_buffer('vectors', torch.from_numpy(vectors), persistent=False)
        self.none = len(vectors) - 1
        self.marks = marks
        self.links = links
        self.word_drop = word_drop
        self.emb = nn.Linear(vectors.shape[1], WORD, bias=False)
        self.mark = nn.Linear(marks, WORD)
        self.ctx = nn.Linear(4 * WORD, WORD)
        self.q = nn.Linear(WORD, WORD)
        self.k = nn.Linear(WORD, WORD)
        self.cc = nn.Linear(WORD, COMPARED, bias=False)
        # Where the alignment begins: what is the same, or nearly so, is aligned.
        self.rel = nn.Parameter(torch.tensor([4.0, 2, 2.5, 2.5, 2, 1, 0.5, 1.5, 4, 2, 2, 1.5]))
        self.null = nn.Parameter(torch.tensor(1.0))
        self.same = nn.Parameter(torch.tensor(2.0))
        self.arc = nn.Parameter(torch.tensor(1.0))
        self.cmp = nn.Linear(4 * COMPARED + links + 1 + 2 * marks + 6, AMOUNT)
        self.gate = nn.Linear(marks + 1, 1)
        self.up = nn.Linear(marks + 1, AMOUNT)
        self.o1 = nn.Linear(4 * AMOUNT, VERDICT)
        self.o2 = nn.Linear(VERDICT, 3)
        self.drop = nn.Dropout(drop)

    def encode(self, vector, governor, marks, mask):
        vectors = functional.embedding(vector, self.vectors)
        own = torch.relu(self.emb(vectors) + self.mark(marks)) * mask.unsqueeze(-1)
        own = self.drop(own)
        left = functional.pad(own, (0, 0, 1, 0))[:, :-1]
        right = functional.pad(own, (0, 0, 0, 1))[:, 1:]
        around = torch.cat([own, at_governor(own, governor), left, right], -1)
        return vectors, own + torch.relu(self.ctx(around)) * mask.unsqueeze(-1)

    def forget_words(self, *sides):
        """Takes the vectors of some words away, on both sides of all pairs alike."""
        gone = torch.rand(self.none + 1) < self.word_drop
        return [torch.where(gone[side], torch.full_like(side, self.none), side) for side in sides]

    def forward(self, cv, cg, cm, ck, pv, pg, pm, pk, kinds):
        if self.training:
            cv, pv = self.forget_words(cv, pv)
        their_vectors, theirs = self.encode(pv, pg, pm, pk)
        our_vectors, ours = self.encode(cv, cg, cm, ck)
        cosine = our_vectors @ their_vectors.transpose(1, 2)
        score = (self.q(ours) @ self.k(theirs).transpose(1, 2)) / math.sqrt(WORD)
        score = score + (kinds * self.rel).sum(-1) + self.same * cosine
        score = score.masked_fill(pk.unsqueeze(1) == 0, -1e4)

        def shares(score):
            none = self.null.expand(score.shape[0], score.shape[1], 1)
            return torch.cat([score, none], -1).softmax(-1)[:, :, :-1]

        def of_heads(share):
            rows = torch.gather(share, 1, cg.clamp(min=0).unsqueeze(-1).expand(-1, -1, share.shape[2]))
            rows = rows * (cg >= 0).unsqueeze(-1).float()
            return rows, at_heads(rows)

        def at_heads(rows):
            found = torch.gather(rows, 2, pg.clamp(min=0).unsqueeze(1).expand(-1, rows.shape[1], -1))
            return found * (pg >= 0).unsqueeze(1).float()

        _, kept = of_heads(shares(score))
        share = shares(score + self.arc * 4 * kept)
        heads, kept = of_heads(share)
        role = cm[:, :, ROLES] @ pm[:, :, ROLES].transpose(1, 2)
        arcs = [
            (share * kept).sum(-1, keepdim=True),
            (share * kept * role).sum(-1, keepdim=True),
            (heads * at_heads(share)).sum(-1, keepdim=True),
        ]
        mass = share.sum(-1, keepdim=True)
        mine, its = self.cc(ours), self.cc(share @ theirs)
        known = torch.cat(
            [mine, its, mine * its, (mine - its).abs()]
            + [torch.einsum('bij,bijr->bir', share, kinds), (share * cosine).sum(-1, keepdim=True)]
            + [cm, share @ pm, *arcs, (cg >= 0).float().unsqueeze(-1)]
            + [share.max(-1, keepdim=True)[0], mass],
            -1,
        )
        amount = torch.relu(self.cmp(self.drop(known)))
        weight = torch.sigmoid(self.gate(torch.cat([cm, mass], -1))) * ck.unsqueeze(-1)
        mean = (weight * amount).sum(1) / (weight.sum(1) + 1e-6)
        most = (amount * ck.unsqueeze(-1)).max(1)[0]
        back = (share * ck.unsqueeze(-1)).sum(1).clamp(max=1).unsqueeze(-1)
        beside = torch.relu(self.up(torch.cat([pm, back], -1))) * pk.unsqueeze(-1)
        near = (beside * back).sum(1) / (back.sum(1) + 1e-3)
        nearest = (beside * torch.sigmoid(back * 4 - 2)).max(1)[0]
        verdict = torch.relu(self.o1(self.drop(torch.cat([mean, most, near, nearest], -1))))
        return self.o2(verdict)


def loss_of(logits, kind, weight):
    """Entailed or not for every pair; which of the others, at less weight, where it is known."""
    log = logits.log_softmax(-1)
    whole = torch.where(kind == 0, -log[:, 0], -torch.logsumexp(log[:, 1:], -1))
    fine = -log.gather(1, kind.clamp(max=2).unsqueeze(1)).squeeze(1)
    return (weight * (whole + 0.3 * torch.where(kind < 3, fine - whole, torch.zeros_like(whole)))).sum() / weight.sum()


def train(pairs, weights, vectors, marks, links, epochs, seed, size=96, rate=2e-3, decay=0.998, say=lambda _: None):
    """Trains on weighted pairs; gives the running mean of the weights, which transfers better than the last."""
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    network = Network(vectors, marks, links)
    mean = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=3e-2)
    lengths = np.array([len(pair.passage.vector) for pair in pairs])
    batches = len(pairs) // size
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * batches + 1, pct_start=0.1)
    step, running = 0, 0.0
    for _ in range(epochs):
        network.train()
        # Pairs of about one length together: little is padded.
        order = np.argsort(lengths + chance.uniform(0, 12, len(pairs)))
        for batch in chance.permutation(batches):
            at = order[batch * size : (batch + 1) * size]
            chosen = [pairs[i] for i in at]
            logits = network(*batch_of(chosen, marks, network.none, links))
            loss = loss_of(logits, torch.tensor([pair.kind for pair in chosen]), torch.from_numpy(weights[at]))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            step += 1
            keep = min(decay, (1 + step) / (10 + step))
            with torch.no_grad():
                for slow, fast in zip(mean.parameters(), network.parameters()):
                    slow.mul_(keep).add_(fast, alpha=1 - keep)
            running = 0.98 * running + 0.02 * loss.item()
            if step % 400 == 0:
                say(f'step {step} of {epochs * batches}, loss {running / (1 - 0.98**step):.4f}')
    return mean.eval()


@torch.no_grad()
def logits_of(network, pairs):
    """Logits of entailed, neutral, contradicted for each pair."""
    network.eval()
    out = np.zeros((len(pairs), 3), np.float32)
    order = np.argsort([len(pair.passage.vector) for pair in pairs])
    for at in range(0, len(order), 128):
        chosen = order[at : at + 128]
        batch = batch_of([pairs[i] for i in chosen], network.marks, network.none, network.links)
        out[chosen] = network(*batch).numpy()
    return out
