"""Texts as numbers: pieces of words with the vector of each word, and what a claim and a passage share."""
import os

import numpy as np
import torch

from pieces import CLS, SEP, words_of

HOME = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', 'src', 'semantic', 'builtin')
WORDS = os.path.join(HOME, 'words.bin')
LONGEST, MOST_OF_CLAIM = 256, 96
# Words of so many letters are nearly the same where these are.
NEARLY = 5
# Length of the vectors, and the longest word in pieces that is looked up while texts are read.
SCALE, MOST_PIECES = 10, 6


def vectors_of(path=WORDS):
    """The words of `words.bin`, and their vectors with a row of zeros for words that have none."""
    with open(path, 'rb') as file:
        data = file.read()
    count, dimensions = (int.from_bytes(data[at : at + 4], 'little') for at in (4, 8))
    values = np.frombuffer(data, np.int8, count * dimensions, 12).reshape(count, dimensions).astype(np.float32)
    values /= np.linalg.norm(values, axis=1, keepdims=True) + 1e-6
    words = data[12 + count * dimensions :].decode().split('\n')
    return words, torch.from_numpy(np.concatenate([values * SCALE, np.zeros((1, dimensions), np.float32)]))


def side(words, rows, none, split, limit):
    piece, word, of = [], [], []
    for at, one in enumerate(words):
        for place in split.of_word(one):
            piece.append(place)
            word.append(rows.get(one, none))
            of.append(at)
    return piece[:limit], word[:limit], of[:limit]


def sharing(words, others):
    """2 for a word that stands on the other side too, 1 for one whose first letters do."""
    known = set(others)
    stems = {word[:NEARLY] for word in known if len(word) >= NEARLY}
    return [2 if word in known else 1 if len(word) >= NEARLY and word[:NEARLY] in stems else 0 for word in words]


def pair_of(claim, passage, rows, none, split):
    """`[cls] claim [sep] passage [sep]`: pieces, rows of the vectors, what is shared, and where the passage begins."""
    ours, theirs = words_of(claim), words_of(passage)
    piece, word, of = side(ours, rows, none, split, MOST_OF_CLAIM)
    its_piece, its_word, its_of = side(theirs, rows, none, split, LONGEST - 3 - len(piece))
    shared, its_shared = sharing(ours, theirs), sharing(theirs, ours)
    return (
        [CLS, *piece, SEP, *its_piece, SEP],
        [none, *word, none, *its_word, none],
        [0, *(shared[at] for at in of), 0, *(its_shared[at] for at in its_of), 0],
        len(piece) + 2,
    )


def number_of(parts):
    """One number for the pieces of a word."""
    total = np.uint64(0)
    with np.errstate(over='ignore'):
        for part in parts:
            total = total * np.uint64(1000003) + np.uint64(part + 1)
    return total


def rows_of_stream(stream, split, words):
    """For each piece of a long text the row of the vector of its whole word."""
    none = len(words)
    follows = np.array([piece.startswith('##') for piece in split.vocabulary])
    single = np.full(len(split.vocabulary), none, np.int64)
    numbers, rows = [], []
    for row, word in enumerate(words):
        parts = split.of_word(word) if word.isalpha() or len(word) == 1 else []
        if len(parts) == 1:
            single[parts[0]] = row
        elif 1 < len(parts) <= MOST_PIECES:
            numbers.append(number_of(parts))
            rows.append(row)
    order = np.argsort(np.array(numbers, np.uint64))
    numbers, rows = np.array(numbers, np.uint64)[order], np.array(rows)[order]
    begins = np.flatnonzero(~follows[stream])
    lengths = np.diff(np.r_[begins, len(stream)])
    out = np.full(len(stream), none, np.int32)
    out[begins[lengths == 1]] = single[stream[begins[lengths == 1]]]
    for length in range(2, MOST_PIECES + 1):
        at = begins[lengths == length]
        total = np.zeros(len(at), np.uint64)
        with np.errstate(over='ignore'):
            for i in range(length):
                total = total * np.uint64(1000003) + (stream[at + i].astype(np.uint64) + np.uint64(1))
        place = np.searchsorted(numbers, total).clip(max=len(numbers) - 1)
        found = np.where(numbers[place] == total, rows[place], none)
        for i in range(length):
            out[at + i] = found
    return out
