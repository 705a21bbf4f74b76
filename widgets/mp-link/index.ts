// Registers the card of the social account, which only mini programs can render.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({ id: 'mp-link', title: '微信公众号', group: 'basic', single: true });
