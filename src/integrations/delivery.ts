import type { AstroIntegration } from 'astro';
import type { Service } from '../delivery/settings.ts';

/**
 * Delivers enquiries to a service, or, without one, leaves all that out of the build. With one there is also the page
 * that the service leads to after a form sent without JavaScript.
 */
export const delivery = (service: Service | undefined): AstroIntegration => ({
  name: 'sixfold:delivery',
  hooks: {
    'astro:config:setup': ({ updateConfig, injectRoute, logger }) => {
      updateConfig({
        vite: { define: { CONTACT_SERVICE: service ? JSON.stringify(service) : 'undefined' } },
      });
      if (!service) return;
      logger.info(`Enquiries are delivered to ${service.endpoint} (${service.format}).`);
      injectRoute({ pattern: '/contact/thanks', entrypoint: './src/delivery/thanks.astro' });
    },
  },
});
