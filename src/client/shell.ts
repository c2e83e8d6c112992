import { enhanceDataSaver } from './dataSaver.ts';
import { enhanceFilms } from './film.ts';
import { enhanceMenus } from './menu.ts';
import { wakeOnSight } from './sight.ts';
import { speculate } from './speculation.ts';

enhanceMenus();
enhanceFilms();
enhanceDataSaver();
wakeOnSight();
speculate();
