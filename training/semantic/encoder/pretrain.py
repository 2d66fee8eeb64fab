"""
python3 training/semantic/encoder/pretrain.py <prepare.py's folder> <out> [--steps 11500] [--batch 1024] [--plain]
Learns to guess hidden words of texts, whole words at a time (BERT; Devlin et al. 2019). Seven minutes on one NVIDIA H100.
Writes `pretrained.pt`.
"""
import argparse
import os
import time

import numpy as np
import torch
from torch import nn

from encoder import Encoder, Guesser
from inputs import HOME, rows_of_stream, vectors_of
from pieces import MASK, SPECIAL, Pieces

LENGTH = 128
# Share of the pieces that are hidden; of these most are masked, some are others, the rest are as they were.
HIDDEN, MASKED, OTHER = 0.2, 0.85, 0.92
# Texts of the labelled rows are read so often beside the others.
OWN = 3
RATE, DECAY, WARM, FALL = 2e-3, 0.05, 0.04, 0.7
SEED = 1


class Texts:
    def __init__(self, folder, split, words, device):
        parts = [np.load(os.path.join(folder, 'prose.npy'))] + [np.load(os.path.join(folder, 'own.npy'))] * OWN
        stream = np.concatenate(parts)
        stream = stream[: len(stream) // LENGTH * LENGTH]
        self.device, self.none = device, len(words)
        self.rows = torch.from_numpy(rows_of_stream(stream, split, words)).view(-1, LENGTH).to(device)
        self.pieces = torch.from_numpy(stream.astype(np.int32)).view(-1, LENGTH).to(device)
        self.follows = torch.tensor([piece.startswith('##') for piece in split.vocabulary], device=device)
        self.special = torch.arange(len(split.vocabulary), device=device) < len(SPECIAL)

    def batches(self, size):
        while True:
            order = torch.randperm(len(self.pieces), device=self.device)
            for at in range(0, len(order) - size + 1, size):
                chosen = order[at : at + size]
                yield self.hide(self.pieces[chosen].long(), self.rows[chosen].long())

    def hide(self, piece, word):
        """Hides whole words, their vectors too; gives what is left, where something is hidden, and what it was."""
        number = (~self.follows[piece]).long().cumsum(1)
        chance = torch.rand(piece.shape[0], LENGTH + 1, device=self.device).gather(1, number)
        chance = torch.where(self.special[piece], torch.full_like(chance, 2.0), chance)
        at = chance.view(-1).topk(int(piece.numel() * HIDDEN), largest=False).indices
        wanted = piece.view(-1)[at]
        how = torch.rand(len(at), device=self.device)
        other = torch.randint(len(SPECIAL), len(self.special), (len(at),), device=self.device)
        put = torch.where(how < MASKED, torch.full_like(wanted, MASK), torch.where(how < OTHER, other, wanted))
        piece, word = piece.clone(), word.clone()
        piece.view(-1)[at] = put
        word.view(-1)[at] = torch.where(how < OTHER, torch.full_like(wanted, self.none), word.view(-1)[at])
        return piece, word, at, wanted


def main():
    options = argparse.ArgumentParser()
    options.add_argument('folder')
    options.add_argument('out')
    options.add_argument('--steps', type=int, default=11500)
    options.add_argument('--batch', type=int, default=1024)
    options.add_argument('--plain', action='store_true', help='without torch.compile')
    chosen = options.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(SEED)
    with open(os.path.join(HOME, 'pieces.txt'), encoding='utf-8') as file:
        split = Pieces(file.read().split('\n'))
    words, vectors = vectors_of()
    texts = Texts(chosen.folder, split, words, device)
    encoder = Encoder(len(split.vocabulary), vectors)
    model = Guesser(encoder).to(device)
    groups = [
        {'params': [one for one in model.parameters() if one.dim() > 1], 'weight_decay': DECAY},
        {'params': [one for one in model.parameters() if one.dim() <= 1], 'weight_decay': 0},
    ]
    optimiser = torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.98), eps=1e-6)
    run = model if chosen.plain else torch.compile(model)
    began = time.time()
    for step, batch in zip(range(1, chosen.steps + 1), texts.batches(chosen.batch)):
        part = step / chosen.steps
        for group in optimiser.param_groups:
            group['lr'] = RATE * min(1, part / WARM) * min(1, (1 - part) / FALL + 1e-3)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            loss = run(*batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        if step % 200 == 0:
            print(f'step {step} of {chosen.steps}, loss {loss.item():.3f}, {time.time() - began:.0f} s', flush=True)
    torch.save({name: value.half().cpu() for name, value in encoder.state_dict().items()}, f'{chosen.out}/pretrained.pt')


if __name__ == '__main__':
    main()
