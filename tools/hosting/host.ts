/** Texts by the name of their file. */
export type Files = Readonly<Record<string, string>>;

/** What a host is told about the site. Each file in `hosts/` exports one as its default, and is found there. */
export interface Host {
  /** Files for the built site, which the host reads there. They are for no visitor, and no server of ours sends them. */
  inSite?: Files;
  /** Files for the folder `deploy/`. */
  inDeploy?: (site: Site) => Files;
}

interface Site {
  /** The address under which it is published. */
  address: URL;
  /** The files of all hosts in the built site. */
  hostFiles: readonly string[];
}
