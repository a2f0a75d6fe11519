"""Learns the network that tags the tokens of briefs, and writes its numbers as tests/quality/fresh/tagger/network/generated/weights.ts.

    node --import tsx tests/quality/fresh/tagger/write-lessons.ts lessons.json
    python3 learn.py lessons.json [--without GROUP,GROUP] [--dry]

Needs PyTorch. Groups that are held out, and those that are named by --without, are not learned from; how many of their tokens are
misjudged is told at the end. With --dry nothing is written. A quarter of an hour on one thread.
"""

import argparse
import base64
import json
import pathlib
import random

import torch
from torch import nn
from torch.nn import functional

SIZE, UNITS = 32, 40
EPOCHS, BATCH, RATE, DECAY = 28, 16, 4e-3, 0.01
DROPPED, KINDS_DROPPED, SHUFFLED, SHORTENED = 0.3, 0.15, 0.15, 0.25
WEIGHTS = pathlib.Path(__file__).parent / "network/generated/weights.ts"
NAMES = {
    "embedding.weight": "embedding",
    "memory.weight_ih_l0": "forthOfInput",
    "memory.weight_hh_l0": "forthOfState",
    "memory.bias_ih_l0": "forthInputBias",
    "memory.bias_hh_l0": "forthStateBias",
    "memory.weight_ih_l0_reverse": "backOfInput",
    "memory.weight_hh_l0_reverse": "backOfState",
    "memory.bias_ih_l0_reverse": "backInputBias",
    "memory.bias_hh_l0_reverse": "backStateBias",
    "output.weight": "output",
    "output.bias": "outputBias",
}


class Tagger(nn.Module):
    """A gated recurrent unit in both directions over what the kinds of each token are like."""

    def __init__(self, kinds, sections):
        super().__init__()
        self.embedding = nn.EmbeddingBag(kinds, SIZE, mode="sum")
        self.memory = nn.GRU(SIZE, UNITS, bidirectional=True, batch_first=True)
        self.output = nn.Linear(2 * UNITS, 1 + sections)
        self.dropout = nn.Dropout(DROPPED)

    def forward(self, briefs):
        tokens = [kinds for brief in briefs for kinds in brief]
        starts = torch.tensor([0] + [len(kinds) for kinds in tokens[:-1]]).cumsum(0)
        counts = torch.tensor([len(kinds) for kinds in tokens], dtype=torch.float).unsqueeze(1)
        seen = self.embedding(torch.tensor([kind for kinds in tokens for kind in kinds]), starts) / counts.sqrt()
        lengths = [len(brief) for brief in briefs]
        padded = nn.utils.rnn.pad_sequence(seen.split(lengths), batch_first=True)
        packed = nn.utils.rnn.pack_padded_sequence(self.dropout(padded), lengths, batch_first=True, enforce_sorted=False)
        known, _ = nn.utils.rnn.pad_packed_sequence(self.memory(packed)[0], batch_first=True)
        return self.output(self.dropout(known))


def seen_anew(one):
    """
    Now and then a brief with its sentences in another order, so that what they say tells more than where they stand, and now and then
    a few of its sentences alone: many who type say no more.
    """
    stretches = list(zip(one["starts"], one["starts"][1:] + [len(one["kinds"])]))
    if random.random() < SHORTENED:
        many = random.randint(2, 6)
        start = random.randint(0, max(0, len(stretches) - many))
        stretches = stretches[start : start + many]
    if random.random() < SHUFFLED:
        stretches = random.sample(stretches, len(stretches))
    order = [at for start, end in stretches for at in range(start, end)]
    return {key: [one[key][at] for at in order] for key in ("kinds", "toBuilder", "sections")}


def with_fewer_kinds(brief):
    """Some kinds are left out by chance, so that no word is relied upon by itself."""
    return [[kind for kind in kinds if random.random() > KINDS_DROPPED] or kinds[:1] for kinds in brief]


def batches(lessons):
    """Lessons in an order by chance, those of one length together."""
    order = random.sample(lessons, len(lessons))
    chunks = [sorted(order[at : at + 10 * BATCH], key=lambda one: len(one["kinds"])) for at in range(0, len(order), 10 * BATCH)]
    found = [chunk[at : at + BATCH] for chunk in chunks for at in range(0, len(chunk), BATCH)]
    return random.sample(found, len(found))


def padded(rows):
    return nn.utils.rnn.pad_sequence([torch.tensor(row) for row in rows], batch_first=True, padding_value=-1)


def learned(lessons, kinds, sections):
    tagger = Tagger(kinds, sections)
    optimizer = torch.optim.AdamW(tagger.parameters(), lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * len(batches(lessons))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    for _ in range(EPOCHS):
        for batch in batches([seen_anew(one) for one in lessons]):
            out = tagger([with_fewer_kinds(one["kinds"]) for one in batch])
            addressee = padded([one["toBuilder"] for one in batch])
            section = padded([one["sections"] for one in batch])
            is_known = addressee >= 0
            loss = functional.binary_cross_entropy_with_logits(out[..., 0][is_known], addressee[is_known].float())
            if (section >= 0).any():
                loss = loss + functional.cross_entropy(out[..., 1:][section >= 0], section[section >= 0])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
            optimizer.step()
            schedule.step()
    return tagger.eval()


def told(tagger, lessons):
    """How many tokens of these lessons are misjudged."""
    count = {"to the builder": [0, 0], "for visitors": [0, 0], "in their section": [0, 0]}
    for one in lessons:
        with torch.no_grad():
            out = tagger([one["kinds"]])[0]
        for place, (addressee, section) in enumerate(zip(one["toBuilder"], one["sections"])):
            if addressee >= 0:
                key = "to the builder" if addressee == 1 else "for visitors"
                count[key][0] += int((out[place, 0] > 0) != (addressee == 1))
                count[key][1] += 1
            if section >= 0:
                count["in their section"][0] += int(out[place, 1:].argmax() != section)
                count["in their section"][1] += 1
    return ", ".join(f"{key}: {missed} of {all_} misjudged" for key, (missed, all_) in count.items())


def written(tagger):
    tensors = []
    for key, name in NAMES.items():
        numbers = tagger.state_dict()[key].flatten()
        # The few that are far out are not worth what they would cost all others in steps.
        most = numbers.abs().quantile(0.9999) if key == "embedding.weight" else numbers.abs().max()
        scale = most.item() / 127
        signed = (numbers / scale).round().clamp(-127, 127).to(torch.int8)
        text = base64.b64encode(signed.numpy().tobytes()).decode()
        lines = "\n".join(text[at : at + 120] for at in range(0, len(text), 120))
        tensors.append(f"  {name}: {{\n    scale: {scale:.8g},\n    bytes: `\n{lines}`,\n  }},\n")
    head = "/** Written by tests/quality/fresh/tagger/learn.py: the numbers of the tagger, a signed byte each, times `scale`. */\n"
    return f"{head}export const tensors = {{\n{''.join(tensors)}}};\n"


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("lessons")
    arguments.add_argument("--without", default="")
    arguments.add_argument("--dry", action="store_true")
    chosen = arguments.parse_args()
    torch.set_num_threads(1)
    random.seed(0)
    torch.manual_seed(0)
    given = json.loads(pathlib.Path(chosen.lessons).read_text())
    without = chosen.without.split(",")
    held, taken = [], []
    for one in given["lessons"]:
        (held if one["group"].startswith("held-out") or one["group"] in without else taken).append(one)
    tagger = learned(taken, given["kinds"], given["sections"])
    print(told(tagger, held))
    if not chosen.dry:
        WEIGHTS.write_text(written(tagger))


if __name__ == "__main__":
    main()
