// Registers the video of a social channel, which plays inside the social app only.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({ id: 'video-channel', title: '视频号', group: 'marketing' });
