import { autoplayCarousels } from './autoplay.ts';
import { onceLoaded } from './connection.ts';
import { enhanceDataSaver } from './dataSaver.ts';
import { enhanceFilms } from './film.ts';
import { startIslands } from './hydration/intent.ts';
import { stopWhenLeaving } from './leaving.ts';
import { enhanceMenus } from './menu.ts';
import { keepPages } from './offline.ts';
import { enhanceSkipLink } from './skipLink.ts';

startIslands();
enhanceMenus();
enhanceSkipLink();
enhanceFilms();
enhanceDataSaver();
stopWhenLeaving();
onceLoaded(autoplayCarousels);
onceLoaded(keepPages);
