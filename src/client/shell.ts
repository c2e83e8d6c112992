import { autoplayCarousels } from './autoplay.ts';
import { onceLoaded } from './connection.ts';
import { enhanceDataSaver } from './dataSaver.ts';
import { enhanceFilms } from './film.ts';
import { startIslands } from './hydration/intent.ts';
import { makeWay } from './leaving.ts';
import { enhanceMenus } from './menu.ts';
import { keepPages } from './offline.ts';
import { speculate } from './speculation.ts';

startIslands();
enhanceMenus();
enhanceFilms();
enhanceDataSaver();
makeWay();
onceLoaded(autoplayCarousels);
onceLoaded(speculate);
onceLoaded(keepPages);
