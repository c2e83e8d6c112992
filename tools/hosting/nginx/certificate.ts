import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Makes a certificate for `localhost` that nobody else trusts, with openssl.
 * @param folder where to write `fullchain.pem` and `privkey.pem`
 * @returns the path of the certificate
 */
export const makeCertificate = (folder: string): string => {
  const certificate = join(folder, 'fullchain.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:www.localhost'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', certificate];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files]);
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr.toString()}`);
  return certificate;
};
