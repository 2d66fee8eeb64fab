"""Reads what `read.ts` wrote: labelled pairs, a file a set. Folds and groups of sets."""
import glob
import json
import os
import zlib
from dataclasses import dataclass

import numpy as np


@dataclass
class Side:
    vector: np.ndarray
    governor: np.ndarray
    marks: np.ndarray


@dataclass
class Pair:
    id: str
    # Which pair of its file it is.
    number: int
    # 0 entailed, 1 neutral, 2 contradicted, 3 not entailed and no more is known.
    kind: int
    # Whether the deterministic engine leaves the claim open.
    open: bool
    # What its typed checks say against the passage, as bits: what leaves the claim open, what contradicts it.
    doubts: int
    denials: int
    claim: Side
    passage: Side
    links: np.ndarray
    measures: np.ndarray
    # What the engine's judge sees of the passage, by the names of its features.
    examined: np.ndarray
    # Whether the row falls into the half that may be looked at.
    looked: bool


class Reader:
    def __init__(self, path):
        self.bytes = np.fromfile(path, dtype=np.uint8)
        self.at = 0

    def take(self, size, dtype):
        found = self.bytes[self.at : self.at + size].view(dtype)
        self.at += (size + 3) & ~3
        return found

    def side(self, words, marks):
        return Side(
            self.take(4 * words, np.int32),
            self.take(4 * words, np.int32),
            self.take(words * marks, np.uint8).reshape(words, marks),
        )


def read_set(path):
    with open(path[: -len('.pairs')] + '.json', encoding='utf-8') as file:
        head = json.load(file)
    reader = Reader(path)
    claims = [[] for _ in head['ids']]
    for number in range(head['pairs']):
        at, kind, is_open, doubts, denials, claim, passage, links = reader.take(32, np.int32)
        ours = reader.side(claim, head['marks'])
        theirs = reader.side(passage, head['marks'])
        measures = reader.take(4 * len(head['measures']), np.float32)
        examined = reader.take(4 * len(head['examined']), np.float32)
        flat = reader.take(4 * links, np.uint8).reshape(links, 4)
        if claim > 0 and passage > 0:
            facts = (head['ids'][at], number, int(kind), bool(is_open), int(doubts), int(denials))
            claims[at].append(Pair(*facts, ours, theirs, flat, measures, examined, bool(head['looked'][at])))
    return head, [pairs for pairs in claims if pairs]


def read_folder(folder):
    """Every set of a folder by name, a list of pairs for each claim, and the header that they share."""
    sets, head = {}, None
    for path in sorted(glob.glob(os.path.join(folder, '*.pairs'))):
        head, sets[os.path.basename(path)[: -len('.pairs')]] = read_set(path)
    return head, sets


LOGIC = set(
    'hans_regen med scone_nli gqnli conjnli_dev dnc_function_words temporal_nli curriculum_logic mnli_dev '
    'snli_dev add_one_rte'.split()
)

# Sets of one fold are relatives; a set of none has no relative among the training sets.
FOLDS = [
    ('fever', 'vitaminc'),
    ('infotabs', 'tabfact', 'nli4ct'),
    ('mnli', 'snli', 'sick', 'mpe', 'rte', 'conjnli'),
    ('scone', 'med', 'curriculum', 'halueval', 'factcheckgpt', 'fib', 'bump', 'wice'),
]


def fold_of(name, ours=False):
    """Number of the fold that a set belongs to; -1 for a set without relatives. Sets of our own fall by their name."""
    if ours:
        return zlib.crc32(name.removeprefix('crossed_').encode()) % len(FOLDS)
    bare = name.removeprefix('synthetic_')
    return next((at for at, names in enumerate(FOLDS) if bare.startswith(names)), -1)


def vectors_of(path):
    """Unit vectors of `words.bin`, and a row of zeros for words that have none."""
    with open(path, 'rb') as file:
        data = file.read()
    count, dimensions = (int.from_bytes(data[at : at + 4], 'little') for at in (4, 8))
    values = np.frombuffer(data, dtype=np.int8, count=count * dimensions, offset=12)
    values = values.reshape(count, dimensions).astype(np.float32)
    values /= np.linalg.norm(values, axis=1, keepdims=True) + 1e-6
    return np.concatenate([values, np.zeros((1, dimensions), np.float32)])


def evidence_of(id):
    """The evidence that a claim of `bench/claims` is about."""
    return id.rsplit('/', 1)[0]


def is_learned(id):
    """Whether the encoder learns from a claim of `bench/claims`: half of its evidence. The forests learn from the other."""
    return zlib.crc32(f'{evidence_of(id)}x'.encode()) % 2 == 1


def fold_of_evidence(id):
    """Number of the fold of a claim of `bench/claims`."""
    return zlib.crc32(evidence_of(id).encode()) % len(FOLDS)
