// Registers the adverts of mini programs, which have no equivalent on the web.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({ id: 'ad', title: '流量主广告', group: 'other', single: true });
