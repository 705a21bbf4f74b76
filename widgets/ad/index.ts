// Registers the adverts of mini programs, which the web has no like of.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({ id: 'ad', title: '流量主广告', group: 'other', single: true });
