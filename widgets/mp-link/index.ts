// Registers the card of the social account, which mini programs alone can render.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({ id: 'mp-link', title: '微信公众号', group: 'basic', single: true });
