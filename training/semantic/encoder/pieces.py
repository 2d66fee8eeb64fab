"""
Pieces of words, as `src/semantic/builtin/pieces.ts` takes texts apart: greedy longest pieces of a fixed vocabulary
(WordPiece; Wu et al. 2016), digits one by one. The vocabulary is learned by joining the commonest neighbours (BPE;
Sennrich et al. 2016).
"""
import heapq
import re
import unicodedata
from collections import Counter, defaultdict

SPECIAL = ['[pad]', '[cls]', '[sep]', '[mask]', '[unk]']
PAD, CLS, SEP, MASK, UNKNOWN = range(5)
WORD = re.compile(r'[^\W\d_]+|\d|\S')
MOST_LETTERS = 32


def words_of(text):
    """Words of a text in lower case without accents, digits and signs by themselves."""
    folded = unicodedata.normalize('NFKD', text.lower())
    return WORD.findall(''.join(c for c in folded if not unicodedata.combining(c)))


def learn(counts, size, least=3):
    """A vocabulary of `size` pieces for words that occur so often."""
    letters = Counter()
    for word, count in counts.items():
        for at, letter in enumerate(word):
            letters[letter if at == 0 else '##' + letter] += count
    pieces = [letter for letter, count in letters.most_common() if count >= 50]
    known = set(pieces)
    words, numbers = [], []
    for word, count in counts.items():
        parts = [letter if at == 0 else '##' + letter for at, letter in enumerate(word)]
        if count >= least and 1 < len(parts) <= MOST_LETTERS and all(part in known for part in parts):
            words.append(parts)
            numbers.append(count)
    pairs, where = Counter(), defaultdict(set)
    for at, parts in enumerate(words):
        for pair in zip(parts, parts[1:]):
            pairs[pair] += numbers[at]
            where[pair].add(at)
    heap = [(-count, pair) for pair, count in pairs.items()]
    heapq.heapify(heap)
    while len(pieces) + len(SPECIAL) < size and heap:
        count, pair = heapq.heappop(heap)
        if pairs[pair] != -count:
            if pairs[pair] > 0:
                heapq.heappush(heap, (-pairs[pair], pair))
            continue
        joined = pair[0] + pair[1].removeprefix('##')
        if joined not in known:
            known.add(joined)
            pieces.append(joined)
        changed = set()
        for at in where.pop(pair):
            parts = words[at]
            for old in zip(parts, parts[1:]):
                pairs[old] -= numbers[at]
            merged, i = [], 0
            while i < len(parts):
                if i + 1 < len(parts) and (parts[i], parts[i + 1]) == pair:
                    merged.append(joined)
                    i += 2
                else:
                    merged.append(parts[i])
                    i += 1
            words[at] = merged
            for fresh in zip(merged, merged[1:]):
                pairs[fresh] += numbers[at]
                where[fresh].add(at)
                changed.add(fresh)
        pairs[pair] = 0
        for one in changed:
            heapq.heappush(heap, (-pairs[one], one))
    return SPECIAL + pieces


class Pieces:
    def __init__(self, vocabulary):
        self.vocabulary = vocabulary
        self.at = {piece: at for at, piece in enumerate(vocabulary)}
        self.seen = {}

    def of_word(self, word):
        """Numbers of the pieces of a word; one unknown for a word that has letters of no piece."""
        found = self.seen.get(word)
        if found is None:
            found = self.seen[word] = self.split(word)
        return found

    def split(self, word):
        if len(word) > MOST_LETTERS:
            return [UNKNOWN]
        out, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start:
                piece = word[start:end] if start == 0 else '##' + word[start:end]
                if piece in self.at:
                    break
                end -= 1
            if end == start:
                return [UNKNOWN]
            out.append(self.at[piece])
            start = end
        return out
