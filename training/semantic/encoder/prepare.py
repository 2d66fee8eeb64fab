"""
python3 training/semantic/encoder/prepare.py <texts.txt> <labelled data> <read.sh's folder> <out>
Learns the vocabulary, and lays out as numbers what `pretrain.py` and `fit.py` learn from: texts, and labelled pairs.
Writes `pieces.txt` beside the sources.
"""
import glob
import json
import os
import random
import re
import sys
from collections import Counter

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np
from pairs import fold_of, is_learned

from inputs import HOME, LONGEST, pair_of, vectors_of
from pieces import CLS, Pieces, learn, words_of

VOCABULARY = 16384
# Prose: so many of its words are known, so few of its signs are none.
MOST_SIGNS, LEAST_KNOWN, LEAST_WORDS = 0.36, 0.8, 10
# Longer evidence is left to the pairs that were read.
MOST_CHARACTERS = 1400
NEUTRAL = re.compile(r'^(neutral|not_enough_info|irrelevant|partial)')
CONTRADICTED = re.compile(r'^(contradict|refuted|distractor:(negation|entswp|numswp))')
# SICK may not be used commercially (CC BY-NC-SA 3.0): nothing is learned from it.
LICENSED_OTHERWISE = 'sick'
READ = ('train', 'written', 'synthetic', 'traps', 'crossed', 'dev', 'golden', 'claims')
# What `train.py` calls what `read.sh` wrote there.
SOURCES = {'synthetic': 'made'}
TO_LEARN, TO_SAY = 1, 2


def is_prose(words, known):
    if len(words) < LEAST_WORDS:
        return False
    signs = sum(not word[0].isalpha() for word in words)
    strange = sum(word.isalpha() and word not in known for word in words)
    return signs <= MOST_SIGNS * len(words) and strange <= (1 - LEAST_KNOWN) * len(words)


def rows_of(folder):
    for path in sorted(glob.glob(os.path.join(folder, '*.jsonl'))):
        name = os.path.basename(path)[: -len('.jsonl')]
        if not name.startswith(LICENSED_OTHERWISE):
            with open(path, encoding='utf-8') as file:
                yield name, [json.loads(line) for line in file]


def own_texts(folders):
    """Each text of the labelled rows once, in words."""
    seen = set()
    for folder in folders:
        for _, rows in rows_of(folder):
            for row in rows:
                for text in (row['claim'], *(one.get('text') or json.dumps(one.get('data')) for one in row['sources'])):
                    words = words_of(text)
                    if text not in seen and len(words) >= 4:
                        yield words
                    seen.add(text)


def stream_of(texts, split):
    return np.array([place for words in texts for place in (CLS, *(p for word in words for p in split.of_word(word)))], np.uint16)


def kind_of(row):
    fine = row.get('fine_label') or ''
    if row['label'] == 'supported':
        return 0
    return 1 if NEUTRAL.match(fine) else 2 if CONTRADICTED.match(fine) else 3


class Sheet:
    """Labelled pairs as `fit.py` reads them."""

    def __init__(self, rows, none, split):
        self.how = (rows, none, split)
        self.sets, self.parts = [], {name: [] for name in 'piece word shared length split kind set claim role'.split()}

    def begin(self, source, name, fold):
        self.sets.append({'source': source, 'name': name, 'fold': fold})

    def add(self, claim, passage, kind, number, role, longest=None):
        piece, word, shared, at = pair_of(claim, passage, *self.how)
        if longest is not None and len(piece) >= longest:
            return False
        values = (np.array(piece, np.uint16), np.array(word, np.uint16), np.array(shared, np.uint8), len(piece))
        for part, value in zip(self.parts.values(), (*values, at, kind, len(self.sets) - 1, number, role)):
            part.append(value)
        return True

    def write(self, out):
        flat = {name: np.concatenate(self.parts[name]) for name in ('piece', 'word', 'shared')}
        rest = {name: np.array(part) for name, part in self.parts.items() if name not in flat}
        np.savez(os.path.join(out, 'pairs.npz'), **flat, **rest)
        with open(os.path.join(out, 'sets.json'), 'w') as file:
            json.dump(self.sets, file)


def lay_raw(sheet, folder):
    """Rows with short evidence as they are; gives the ids of those that are in."""
    inside = {}
    for name, rows in rows_of(folder):
        sheet.begin('raw', name, fold_of(name))
        inside[name] = set()
        for number, row in enumerate(rows):
            text = '\n'.join(one['text'] for one in row['sources'])
            if len(text) <= MOST_CHARACTERS and sheet.add(row['claim'], text, kind_of(row), number, TO_LEARN, LONGEST):
                inside[name].add(row['id'])
    return inside


def lay_read(sheet, folder, source, inside):
    """Pairs that were read as the layer asks them; each is to be judged, and the first of a claim may be learned."""
    for path in sorted(glob.glob(os.path.join(folder, '*.json'))):
        with open(path, encoding='utf-8') as file:
            head = json.load(file)
        name = os.path.basename(path)[: -len('.json')]
        if name.removeprefix('synthetic_').startswith(LICENSED_OTHERWISE):
            continue
        sheet.begin(SOURCES.get(source, source), name, fold_of(name, source in ('written', 'traps', 'crossed')))
        seen = set()
        for number, kind, claim, passage in head['texts']:
            apart = source == 'claims' and is_learned(head['ids'][number])
            role = 0 if source == 'synthetic' or apart else TO_SAY
            known = source == 'train' and head['ids'][number] in inside.get(name, ())
            if number not in seen and source not in ('dev', 'golden') and not known and (apart or source != 'claims'):
                role |= TO_LEARN
            seen.add(number)
            sheet.add(claim, passage, kind, number, role)


def main():
    texts, data, read, out = sys.argv[1:5]
    os.makedirs(out, exist_ok=True)
    words, _ = vectors_of()
    known = set(words)
    home = os.path.dirname(os.path.abspath(__file__))
    own_folders = (f'{data}/train', f'{home}/../../../bench/traps', f'{home}/../../judge/rows')
    with open(texts, encoding='utf-8') as file:
        prose = [found for found in map(words_of, file) if is_prose(found, known)]
    own = list(own_texts(own_folders))
    random.Random(1).shuffle(prose)
    counts = Counter(word for one in prose for word in one)
    for one in own:
        counts.update(one)
        counts.update(one)
    vocabulary = learn(counts, VOCABULARY)
    with open(os.path.join(HOME, 'pieces.txt'), 'w', encoding='utf-8') as file:
        file.write('\n'.join(vocabulary))
    split = Pieces(vocabulary)
    np.save(os.path.join(out, 'prose.npy'), stream_of(prose, split))
    np.save(os.path.join(out, 'own.npy'), stream_of(own, split))
    sheet = Sheet({word: row for row, word in enumerate(words)}, len(words), split)
    inside = lay_raw(sheet, f'{data}/train')
    for folder in READ:
        lay_read(sheet, os.path.join(read, folder), folder, inside)
    sheet.write(out)


if __name__ == '__main__':
    main()
