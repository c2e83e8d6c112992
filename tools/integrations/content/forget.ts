import type { DevEnvironment, EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from 'vite';

const isRunnable = (environment: DevEnvironment): environment is RunnableDevEnvironment =>
  'runner' in environment;

/** Makes the development server read files again, and compute its routes again. */
export const forget = (server: ViteDevServer, files: readonly string[]): void => {
  for (const environment of Object.values(server.environments)) {
    const forgotten = new Set<EnvironmentModuleNode>();
    for (const file of files) {
      for (const module of environment.moduleGraph.getModulesByFile(file.replaceAll('\\', '/')) ?? [])
        environment.moduleGraph.invalidateModule(module, forgotten, Date.now(), true);
    }
    if (!isRunnable(environment)) continue;
    // What has been evaluated is kept apart from what has been read.
    const { evaluatedModules } = environment.runner;
    for (const { id } of forgotten) {
      const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id);
      if (evaluated) evaluatedModules.invalidateModule(evaluated);
    }
    environment.hot.send('astro:content-changed', {});
  }
};
