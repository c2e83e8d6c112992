import type { Service } from './settings.ts';

declare global {
  /**
   * The service that enquiries are delivered to; undefined while nothing is sent. Put in at build
   * (`src/integrations/delivery.ts`), so that all code behind it is left out of a build without one.
   */
  const CONTACT_SERVICE: Service | undefined;
}
