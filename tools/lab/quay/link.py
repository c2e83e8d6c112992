#!/usr/bin/env python3
"""A slow link between two network namespaces, packet by packet, as a phone has it at the edge of a cell.

Two TUN devices are joined by this process, which delays, paces, queues and drops every packet. Nothing leaves the two
namespaces. It writes `ready` once they stand, and takes them down when its standard input is closed. Needs root.

    link.py NEAR FAR [--kbit 400] [--rtt 400] [--loss 0] [--outage EVERY FOR]

NEAR and FAR are the names of the namespaces: the visitor's, with the address 192.0.2.2, and the server's, 192.0.2.1.
"""
import argparse
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000

# What waits in front of a link before the next packet is dropped, in bytes.
QUEUE = 64 * 1024


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="a slow link between two network namespaces")
    parser.add_argument("near")
    parser.add_argument("far")
    parser.add_argument("--kbit", type=float, default=400, help="kilobits per second, each way")
    parser.add_argument("--rtt", type=float, default=400, help="milliseconds there and back")
    parser.add_argument("--loss", type=float, default=0, help="percent of packets, each way")
    parser.add_argument("--outage", type=float, nargs=2, default=(0, 0), metavar=("EVERY", "FOR"), help="seconds")
    return parser.parse_args()


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def open_end(namespace: str, address: str) -> int:
    """Makes a namespace with one TUN device, and returns the file that carries its packets."""
    device = "q" + namespace[-14:]
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", device.encode(), IFF_TUN | IFF_NO_PI))
    ip("netns", "add", namespace)
    ip("link", "set", device, "netns", namespace)
    ip("-n", namespace, "addr", "add", address + "/24", "dev", device)
    ip("-n", namespace, "link", "set", device, "up")
    ip("-n", namespace, "link", "set", "lo", "up")
    ip("-n", namespace, "route", "replace", "default", "dev", device)
    return end


class Link:
    """Carries packets between two ends. The same seed loses the same packets, so that runs can be compared."""

    def __init__(self, near: int, far: int, arguments: argparse.Namespace) -> None:
        self.other = {near: far, far: near}
        self.free = {near: 0.0, far: 0.0}
        self.rate = arguments.kbit * 1000 / 8
        self.half = arguments.rtt / 2000
        self.loss = arguments.loss / 100
        self.every, self.off = arguments.outage
        self.start = time.monotonic()
        self.random = random.Random(1)
        self.on_the_way: list = []
        self.count = 0

    def take(self, end: int) -> None:
        """Takes every packet that has come to an end, and sets when it arrives at the other."""
        while True:
            try:
                packet = os.read(end, 65535)
            except BlockingIOError:
                return
            if self.random.random() < self.loss:
                continue
            now = time.monotonic()
            begin = max(now, self.free[end])
            if self.every:
                phase = (begin - self.start) % self.every
                if phase > self.every - self.off:
                    begin += self.every - phase
            if (begin - now) * self.rate > QUEUE:
                continue
            self.free[end] = begin + len(packet) / self.rate
            self.count += 1
            heapq.heappush(self.on_the_way, (self.free[end] + self.half, self.count, self.other[end], packet))

    def deliver(self) -> float:
        """Hands over every packet that is due, and returns the seconds until the next one is."""
        while self.on_the_way:
            wait = self.on_the_way[0][0] - time.monotonic()
            if wait > 0:
                return wait
            _, _, end, packet = heapq.heappop(self.on_the_way)
            try:
                os.write(end, packet)
            except OSError:
                pass  # The device is going down.
        return 1.0


def main() -> None:
    arguments = read_arguments()
    try:
        near = open_end(arguments.near, "192.0.2.2")
        far = open_end(arguments.far, "192.0.2.1")
        link = Link(near, far, arguments)
        print("ready", flush=True)
        wait = 1.0
        while True:
            readable = select.select([near, far, sys.stdin], [], [], wait)[0]
            if sys.stdin in readable:
                return
            for end in readable:
                link.take(end)
            wait = link.deliver()
    finally:
        for namespace in (arguments.near, arguments.far):
            subprocess.run(["ip", "netns", "del", namespace], check=False)


main()
