import { autoplayCarousels } from './autoplay.ts';
import { enhanceDataSaver } from './dataSaver.ts';
import { enhanceFilms } from './film.ts';
import { enhanceMenus } from './menu.ts';
import { speculate } from './speculation.ts';

enhanceMenus();
enhanceFilms();
enhanceDataSaver();
autoplayCarousels();
speculate();
