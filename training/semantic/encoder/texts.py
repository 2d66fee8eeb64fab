"""python3 texts.py <unpacked packages> <mail> <out>: paragraphs of English prose, a line each, none twice."""
import email
import gzip
import hashlib
import html
import os
import re
import sys

BLOCK = re.compile(
    r'</?(?:p|li|div|td|th|dd|dt|h\d|br|tr|ul|ol|section|title|blockquote|para|simpara|note|listitem|item|desc|figure'
    r'|table|body)\b[^>]*>', re.I)
LEFT_OUT = re.compile(r'<(pre|script|style|programlisting|screen|nav|head)\b.*?</\1>', re.I | re.S)
TAG = re.compile(r'<[^>]*>')
COMMON = set('the of and to in a is that it for was on with as be by this are or from not you an at have which if can'.split())
LANGUAGES = (
    'de|fr|es|it|ru|ja|pt|nl|zh|pl|sv|cs|da|fi|ko|hu|el|uk|ca|nb|no|sk|sl|tr|ro|vi|id|gl|eu|sr|bg|hr|lt|lv|et|ar|he|fa'
    '|hi|te|nb-no|[a-z]{2}[-_][A-Za-z]{2}'
)
OTHER_FOLDER = re.compile(rf'/({LANGUAGES})(/|$)')
OTHER_FILE = re.compile(rf'\.({LANGUAGES})(\.|$)|changelog|copyright')


class Paragraphs:
    def __init__(self, path):
        self.out = open(path, 'w', encoding='utf-8')
        self.seen = set()

    def keep(self, text):
        text = ' '.join(text.split())
        words = text.lower().split()
        if len(words) < 8 or sum(c.isalpha() or c == ' ' for c in text) < 0.82 * len(text):
            return
        if sum(word in COMMON for word in words) < 0.15 * len(words):
            return
        sum_of = hashlib.sha256(text.lower().encode()).digest()[:8]
        if sum_of not in self.seen:
            self.seen.add(sum_of)
            self.out.write(text + '\n')

    def of_html(self, text):
        for block in BLOCK.split(LEFT_OUT.sub(' ', text)):
            self.keep(html.unescape(TAG.sub('', block)))

    def of_plain(self, text):
        for block in re.split(r'\n\s*\n', text):
            self.keep(re.sub(r'-\n\s*', '-', block))

    def of_manual(self, text):
        text = re.sub(r'\\f[BIRP]|\\&|\\\|', '', text).replace('\\-', '-').replace('\\(aq', "'")
        for block in re.split(r'\n\.(?:PP|P|TP|IP|SH|SS|Sp|\\").*', text):
            self.keep(re.sub(r'\n\.\w+ ?', ' ', block))

    def of_dialogue(self, text):
        for line in re.findall(r'_ *"((?:[^"]|"")*)"', text):
            self.keep(line.replace('""', '"'))


def text_of(path):
    with open(path, 'rb') as file:
        data = file.read()
    if path.endswith(('.gz', '.dz')):
        data = gzip.decompress(data)
    return data.decode('utf-8', 'replace')


def read_file(path, paragraphs):
    name = os.path.basename(path).removesuffix('.gz')
    if OTHER_FILE.search(name):
        return
    if re.search(r'\.(x?html?|xml|page|xhp|docbook|en)$', name):
        paragraphs.of_html(text_of(path))
    elif name.endswith('.cfg'):
        paragraphs.of_dialogue(text_of(path))
    elif re.search(r'\.[1-8](pm|perl|posix)?$', name):
        paragraphs.of_manual(text_of(path))
    elif name.endswith(('.txt', '.rst', '.info', '.texi', '.utf8', '.pod', '.dict.dz', '.md')) or '/fortunes/' in path or (
        '.' not in name and '/doc/' in path
    ):
        paragraphs.of_plain(text_of(path))


def read_mail(path, paragraphs):
    with open(path, 'rb') as file:
        message = email.message_from_bytes(file.read())
    for part in message.walk():
        if part.get_content_type() in ('text/plain', 'text/html'):
            text = (part.get_payload(decode=True) or b'').decode('latin1')
            if part.get_content_type() == 'text/html':
                paragraphs.of_html(text)
            else:
                paragraphs.of_plain(re.sub(r'(?m)^[>| ]+', '', text))


def files_of(folder):
    for parent, folders, files in os.walk(folder):
        folders.sort()
        if OTHER_FOLDER.search(parent) and '/en' not in parent:
            continue
        for name in sorted(files):
            path = os.path.join(parent, name)
            if os.path.isfile(path) and not os.path.islink(path):
                yield path


def main():
    packages, mail, out = sys.argv[1:4]
    paragraphs = Paragraphs(out)
    for folder, read in ((packages, read_file), (os.path.join(mail, 'package', 'data'), read_mail)):
        for path in files_of(folder):
            try:
                read(path, paragraphs)
            except (OSError, EOFError, ValueError, LookupError) as error:
                print(f'left out {path}: {error}', file=sys.stderr)
    paragraphs.out.close()


if __name__ == '__main__':
    main()
