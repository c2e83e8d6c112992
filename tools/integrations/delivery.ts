import type { AstroIntegration } from 'astro';
import type { Service } from '../../src/contact/settings.ts';

/**
 * Sets up the delivery of enquiries to a service, and adds the page to which the service returns visitors who sent the
 * form without JavaScript. With no service, the build contains none of this.
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
      injectRoute({ pattern: '/contact/thanks', entrypoint: './src/contact/thanks.astro' });
    },
  },
});
