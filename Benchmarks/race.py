"""Programs that do the same work in turn, round after round, so that whatever else the machine does hits all alike.

Prints medians, the ratio to the first program, and the most memory that each had resident.
"""

import os
import shutil
import statistics
import sys
import time
from dataclasses import dataclass, field


@dataclass
class Contender:
    name: str
    argv: list
    # The time that may be taken, as a multiple of the first contender's.
    at_most: float | None = None
    # The seconds that may be taken.
    seconds_at_most: float | None = None
    # The most memory that may be resident, in MB. The system counts from the fork on, so that no program has less than
    # this one, about 16 MB.
    memory_at_most: float | None = None
    # Exit statuses that mean the work was done.
    statuses: tuple = (0,)
    # What another run left behind, and nobody has at the start: removed before each run, outside of the time.
    leftover: str | None = None
    seconds: list = field(default_factory=list)
    # What the processors worked, on all threads together.
    processor_seconds: list = field(default_factory=list)
    peak_bytes: int = 0

    def run(self):
        if self.leftover:
            shutil.rmtree(self.leftover, ignore_errors=True)
        quiet = [(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)]
        start = time.perf_counter()
        pid = os.posix_spawnp(self.argv[0], self.argv, os.environ, file_actions=quiet)
        _, status, usage = os.wait4(pid, 0)
        elapsed = time.perf_counter() - start
        code = os.waitstatus_to_exitcode(status)
        if code not in self.statuses:
            sys.exit(f"{self.name}: {' '.join(self.argv)} ended with status {code}")
        # Linux counts kilobytes, macOS bytes.
        peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        self.peak_bytes = max(self.peak_bytes, peak)
        self.processor_seconds.append(usage.ru_utime + usage.ru_stime)
        return elapsed


def race(title, contenders, rounds=15):
    for contender in contenders:
        contender.run()
        contender.peak_bytes = 0
        contender.processor_seconds.clear()
    for _ in range(rounds):
        for contender in contenders:
            contender.seconds.append(contender.run())
    print(f"{title}: medians of {rounds} rounds in turn")
    reference = contenders[0]
    for contender in contenders:
        print(line(contender, reference))
    return contenders


def line(contender, reference):
    milliseconds = statistics.median(contender.seconds) * 1000
    # The ratio within each round: a slow spell of the machine is in both of its sides.
    ratio = statistics.median(own / base for own, base in zip(contender.seconds, reference.seconds))
    memory = contender.peak_bytes / 1e6
    text = f"  {contender.name:<42}{milliseconds:>10.2f} ms{ratio:>8.2f} × the time{memory:>9.1f} MB"
    if contender.at_most is not None:
        verdict = "reached" if ratio <= contender.at_most else "MISSED"
        text += f"   wanted ≤ {contender.at_most:.2f} ×: {verdict}"
    if contender.seconds_at_most is not None:
        verdict = "reached" if milliseconds <= contender.seconds_at_most * 1000 else "MISSED"
        text += f"   wanted ≤ {contender.seconds_at_most:.0f} s: {verdict}"
    if contender.memory_at_most is not None:
        verdict = "reached" if memory <= contender.memory_at_most else "MISSED"
        text += f"   wanted ≤ {contender.memory_at_most:.0f} MB: {verdict}"
    return text
