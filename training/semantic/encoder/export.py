"""
python3 training/semantic/encoder/export.py <fit.py's folder>
Writes `encoder.onnx` beside the sources: the judge with weights and activations of 8 bits, for one pair at a time. Takes
onnx and onnxruntime.
"""
import os
import sys

import numpy
import onnx
import torch
from onnx import numpy_helper
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


def unsigned(path):
    """
    Writes the signed weights of a model as unsigned ones, each with its zero point 128 higher: the same numbers. Products of
    an unsigned and a signed byte are summed in 16 bits, and cut off there, by processors with AVX2 and without VNNI.
    """
    model = onnx.load(path)
    for tensor in model.graph.initializer:
        if tensor.data_type == onnx.TensorProto.INT8:
            values = numpy_helper.to_array(tensor).astype(numpy.int16) + 128
            tensor.CopyFrom(numpy_helper.from_array(values.astype(numpy.uint8), tensor.name))
    onnx.save(model, path)


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
    small = os.path.join(HOME, 'encoder.onnx')
    quantize_dynamic(
        plain, small, weight_type=QuantType.QInt8, per_channel=True,
        extra_options={'MatMulConstBOnly': True},
    )
    unsigned(small)


if __name__ == '__main__':
    main()
