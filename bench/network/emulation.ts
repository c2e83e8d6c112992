/** A slow network between two network namespaces, packet by packet. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Conditions {
  /** The throughput each way, in kilobits per second. */
  kbit: number;
  /** The latency there and back, in milliseconds. */
  rtt: number;
  /** The packets that are lost each way, in percent. */
  loss: number;
  /** How often all packets are lost, and for how long, in seconds; undefined for never. */
  outage: readonly number[] | undefined;
}

export interface Network {
  /** The namespaces of the visitor and of the server, for `ip netns exec`. */
  client: string;
  server: string;
  /** What delays the packets. */
  emulator: string;
}

export const SERVER_ADDRESS = '192.0.2.1';
const CLIENT_ADDRESS = '192.0.2.2';

/** The most packets that wait or are on their way, each way: of full size, about as many bytes as `link.py` allows. */
const QUEUE = 60;

type SetLoss = (percent: number) => void;

const succeeds = (command: string): boolean => {
  const [program = '', ...args] = command.split(' ');
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
};

const run = (command: string): void => {
  if (!succeeds(command)) throw new Error(`This command failed: ${command}`);
};

/** Why no network can be emulated on this machine; undefined if one can. */
export const emulationIsMissing = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root may make network namespaces';
  return succeeds('ip -V') ? undefined : 'the command ip is not installed (Debian: iproute2)';
};

/** Joins two namespaces by `tc netem`, if the kernel has it. Each has the name of its device. */
const joinByNetem = (ends: readonly string[], { kbit, rtt, loss }: Conditions): SetLoss | undefined => {
  const [client = '', server = ''] = ends;
  const shape = (action: string, percent: number) => (end: string) => {
    const conditions = `delay ${rtt / 2}ms rate ${kbit}kbit loss ${percent}% limit ${QUEUE}`;
    return succeeds(`tc -n ${end} qdisc ${action} dev ${end} root netem ${conditions}`);
  };
  const veth = `${client} netns ${client} type veth peer name ${server} netns ${server}`;
  if (!succeeds(`ip link add ${veth}`)) return undefined;
  // Otherwise a packet may be 64 KB long, and arrive as a whole.
  for (const end of ends) run(`ip -n ${end} link set ${end} gso_max_segs 1`);
  if (ends.every(shape('add', loss))) return (percent) => void ends.every(shape('change', percent));
  run(`ip -n ${client} link del ${client}`);
  return undefined;
};

/** Joins two namespaces by `link.py`, which ends with this process. Each has the name of its device. */
const joinByLink = async (ends: readonly string[], { kbit, rtt, loss }: Conditions): Promise<SetLoss> => {
  const args = [join(import.meta.dirname, 'link.py'), ...ends, `${kbit}`, `${rtt}`, `${loss}`];
  const link = spawn('python3', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  // It must end before its network devices are removed.
  process.prependOnceListener('exit', () => link.kill());
  await Promise.race([once(link.stdout, 'data'), once(link, 'exit')]);
  for (const end of ends) run(`ip link set ${end} netns ${end}`);
  return (percent) => link.stdin.write(`${percent}\n`);
};

/**
 * Sets up a network, which stands until this process ends.
 * @throws if it cannot be set up
 */
export const emulateNetwork = async (conditions: Conditions): Promise<Network> => {
  const [client, server] = [`client${process.pid}`, `server${process.pid}`];
  const ends = [client, server];
  process.once('exit', () => ends.forEach((end) => succeeds(`ip netns del ${end}`)));
  for (const end of ends) run(`ip netns add ${end}`);
  const netem = joinByNetem(ends, conditions);
  const setLoss = netem ?? (await joinByLink(ends, conditions));
  for (const end of ends) {
    run(`ip -n ${end} address add ${end === server ? SERVER_ADDRESS : CLIENT_ADDRESS}/24 dev ${end}`);
    run(`ip -n ${end} link set ${end} up`);
    // Without it a browser takes itself to be offline.
    run(`ip -n ${end} route add default dev ${end}`);
  }
  const [every = 0, lasting = 0] = conditions.outage ?? [];
  const startOutage = () => {
    setLoss(100);
    setTimeout(setLoss, lasting * 1000, conditions.loss);
  };
  if (every > 0) setInterval(startOutage, every * 1000);
  return { client, server, emulator: netem ? 'tc netem' : 'bench/network/link.py' };
};
