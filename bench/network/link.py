#!/usr/bin/env python3
"""A slow network between two TUN devices, for kernels without `tc netem`. `emulation.ts` starts it.

    link.py CLIENT SERVER KBIT RTT LOSS

Makes the two devices, writes `ready`, and then delays, queues and drops each packet that goes from one to the other.
KBIT is the throughput each way, in kilobits per second; RTT the latency there and back, in milliseconds; LOSS the percent
of packets lost each way. A line on standard input replaces LOSS; the end of the input ends the program. Needs root.
"""
import contextlib
import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000

# The most bytes that wait for their turn. What comes after them is dropped.
QUEUE = 64 * 1024


def open_device(name: str) -> int:
    """Makes a TUN device, and returns the file that carries its packets."""
    device = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


def main() -> None:
    client, server = map(open_device, sys.argv[1:3])
    kbit, rtt, loss = map(float, sys.argv[3:6])
    bytes_per_second = kbit * 1000 / 8
    # When each device has sent what waits in its queue.
    free_at = {client: 0.0, server: 0.0}
    # What arrives when, and where.
    on_the_way: list[tuple[float, int, bytes]] = []
    print("ready", flush=True)
    while True:
        now = time.monotonic()
        while on_the_way and on_the_way[0][0] <= now:
            _, device, packet = heapq.heappop(on_the_way)
            # A device that is not up yet, or no more, takes nothing.
            with contextlib.suppress(OSError):
                os.write(device, packet)
        wait = on_the_way[0][0] - now if on_the_way else None
        readable = select.select([client, server, sys.stdin], [], [], wait)[0]
        if sys.stdin in readable:
            line = sys.stdin.readline()
            if not line:
                return
            loss = float(line)
        now = time.monotonic()
        for device, other in ((client, server), (server, client)):
            if device not in readable:
                continue
            packet = os.read(device, 65535)
            start = max(now, free_at[device])
            if random.random() * 100 < loss or (start - now) * bytes_per_second > QUEUE:
                continue
            free_at[device] = start + len(packet) / bytes_per_second
            heapq.heappush(on_the_way, (free_at[device] + rtt / 2000, other, packet))


main()
