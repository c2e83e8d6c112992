import type { Service } from './settings.ts';

declare global {
  /**
   * The service that enquiries are delivered to, or undefined if nothing is sent. Set at build time
   * (`tools/integrations/delivery.ts`), so that a build without a service contains no code for one.
   */
  const CONTACT_SERVICE: Service | undefined;
}
