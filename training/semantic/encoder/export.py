"""
python3 training/semantic/encoder/export.py <fit.py's folder>
Writes `encoder.onnx` beside the sources: the judge with weights and activations of 8 bits, for one pair at a time. Takes
onnx and onnxruntime.
"""
import os
import sys

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from encoder import Encoder, Judge
from inputs import HOME

NAMES = ['piece', 'vectors', 'side', 'shared']
DIMENSIONS = 100


class OnePair(torch.nn.Module):
    """The judge of a pair without padding; the vectors of words are given."""

    def __init__(self, judge):
        super().__init__()
        self.judge = judge

    def forward(self, piece, vectors, side, shared):
        encoder = self.judge.encoder
        rows = encoder.piece(piece) + encoder.vector(vectors) + encoder.side(side) + encoder.shared(shared)
        return self.judge.verdict_of(encoder.through(encoder.first(rows), None), side, torch.ones_like(vectors[:, :, 0]))


def main():
    folder = sys.argv[1]
    state = {name: value.float() for name, value in torch.load(f'{folder}/judge.pt', map_location='cpu').items()}
    judge = Judge(Encoder(len(state['encoder.piece.weight']), torch.zeros(1, DIMENSIONS)))
    judge.load_state_dict(state)
    length = 24
    given = (
        torch.randint(5, 1000, (1, length)),
        torch.randn(1, length, DIMENSIONS),
        (torch.arange(length) > 9).long()[None],
        torch.zeros(1, length, dtype=torch.long),
    )
    plain = f'{folder}/encoder.onnx'
    torch.onnx.export(
        OnePair(judge.eval()), given, plain, input_names=NAMES, output_names=['logits'],
        dynamic_axes={name: {1: 'length'} for name in NAMES}, opset_version=17, dynamo=False,
    )
    quantize_dynamic(
        plain, os.path.join(HOME, 'encoder.onnx'), weight_type=QuantType.QInt8, per_channel=True,
        extra_options={'MatMulConstBOnly': True},
    )


if __name__ == '__main__':
    main()
