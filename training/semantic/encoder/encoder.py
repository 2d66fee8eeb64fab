"""
The encoder: a small transformer (Vaswani et al. 2017) that reads a claim and a passage together. A piece of a word comes
with the vector of its whole word and with whether that word stands on the other side too. Positions turn the keys and
queries (RoPE; Su et al. 2021).
"""
import torch
from torch import nn
from torch.nn import functional

WIDTH, LAYERS, HEADS, INNER, LONGEST = 320, 6, 5, 832, 256


def turns(length, size):
    """Cosines and sines of the positions."""
    rates = 10000.0 ** (-torch.arange(0, size, 2).float() / size)
    angles = torch.outer(torch.arange(length).float(), rates)
    return torch.cat([angles.cos()] * 2, -1), torch.cat([angles.sin()] * 2, -1)


def turned(rows, cos, sin):
    half = rows.shape[-1] // 2
    return rows * cos + torch.cat([-rows[..., half:], rows[..., :half]], -1) * sin


class Layer(nn.Module):
    def __init__(self, drop):
        super().__init__()
        self.before = nn.LayerNorm(WIDTH)
        self.mix = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.out = nn.Linear(WIDTH, WIDTH, bias=False)
        self.between = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, 2 * INNER, bias=False)
        self.down = nn.Linear(INNER, WIDTH, bias=False)
        self.drop = nn.Dropout(drop)

    def forward(self, rows, bias, cos, sin):
        size, length, _ = rows.shape
        parts = self.mix(self.before(rows)).view(size, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        query, key, value = turned(parts[0], cos, sin), turned(parts[1], cos, sin), parts[2]
        if hasattr(functional, 'scaled_dot_product_attention') and not torch.onnx.is_in_onnx_export():
            seen = functional.scaled_dot_product_attention(query, key, value, attn_mask=bias)
        else:
            score = query @ key.transpose(-1, -2) * (WIDTH // HEADS) ** -0.5
            seen = (score if bias is None else score + bias).softmax(-1) @ value
        rows = rows + self.drop(self.out(seen.permute(0, 2, 1, 3).reshape(size, length, WIDTH)))
        left, right = self.up(self.between(rows)).chunk(2, -1)
        return rows + self.drop(self.down(functional.gelu(left, approximate='tanh') * right))


class Encoder(nn.Module):
    def __init__(self, pieces, vectors, drop=0.0):
        super().__init__()
        self.piece = nn.Embedding(pieces, WIDTH)
        nn.init.normal_(self.piece.weight, std=0.02)
        self.register_buffer('vectors', vectors, persistent=False)
        self.vector = nn.Linear(vectors.shape[1], WIDTH, bias=False)
        self.side = nn.Embedding(2, WIDTH)
        self.shared = nn.Embedding(3, WIDTH)
        nn.init.zeros_(self.side.weight)
        nn.init.zeros_(self.shared.weight)
        self.first = nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList(Layer(drop) for _ in range(LAYERS))
        for layer in self.layers:
            for linear in (layer.out, layer.down):
                nn.init.normal_(linear.weight, std=0.02 / (2 * LAYERS) ** 0.5)
        self.last = nn.LayerNorm(WIDTH)
        cos, sin = turns(LONGEST, WIDTH // HEADS)
        self.register_buffer('cos', cos, persistent=False)
        self.register_buffer('sin', sin, persistent=False)
        self.drop = nn.Dropout(drop)

    def forward(self, piece, word, side=None, shared=None, mask=None):
        rows = self.piece(piece) + self.vector(functional.embedding(word, self.vectors))
        if side is not None:
            rows = rows + self.side(side) + self.shared(shared)
        bias = None if mask is None else ((1 - mask.to(rows.dtype)) * -1e4)[:, None, None, :]
        return self.through(self.drop(self.first(rows)), bias)

    def through(self, rows, bias):
        length = rows.shape[1]
        cos, sin = self.cos[:length].to(rows.dtype), self.sin[:length].to(rows.dtype)
        for layer in self.layers:
            rows = layer(rows, bias, cos, sin)
        return self.last(rows)


class Guesser(nn.Module):
    """What the hidden words are (BERT; Devlin et al. 2019)."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.turn = nn.Linear(WIDTH, WIDTH)
        self.norm = nn.LayerNorm(WIDTH)
        self.bias = nn.Parameter(torch.zeros(encoder.piece.num_embeddings))

    def forward(self, piece, word, at, wanted):
        rows = self.encoder(piece, word).reshape(-1, WIDTH)[at]
        rows = self.norm(functional.gelu(self.turn(rows)))
        logits = functional.linear(rows, self.encoder.piece.weight, self.bias)
        return functional.cross_entropy(logits.float(), wanted)


class Judge(nn.Module):
    """Logits of entailed, neutral, contradicted."""

    def __init__(self, encoder, drop=0.1):
        super().__init__()
        self.encoder = encoder
        self.turn = nn.Linear(3 * WIDTH, WIDTH)
        self.verdict = nn.Linear(WIDTH, 3)
        self.drop = nn.Dropout(drop)

    def forward(self, piece, word, side, shared, mask):
        return self.verdict_of(self.encoder(piece, word, side, shared, mask), side, mask)

    def verdict_of(self, rows, side, mask):
        seen = mask.to(rows.dtype).unsqueeze(-1)
        ours = seen * (1 - side.to(rows.dtype)).unsqueeze(-1)
        mean = (rows * ours).sum(1) / ours.sum(1)
        most = (rows * ours - 1e4 * (1 - ours)).amax(1)
        return self.verdict(self.drop(torch.tanh(self.turn(self.drop(torch.cat([rows[:, 0], mean, most], -1))))))


def loss_of(logits, kind, weight):
    """Entailed or not for every pair; which of the others, at less weight, where it is known."""
    log = logits.float().log_softmax(-1)
    whole = torch.where(kind == 0, -log[:, 0], -torch.logsumexp(log[:, 1:], -1))
    fine = -log.gather(1, kind.clamp(max=2).unsqueeze(1)).squeeze(1)
    return (weight * (whole + 0.3 * torch.where(kind < 3, fine - whole, torch.zeros_like(whole)))).sum() / weight.sum()
