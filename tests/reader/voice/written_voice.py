"""A voice for Orca that writes down what it would say, a line each, in place of the speech service, which needs sound."""

import os

from orca.speechserver import SpeechServer as Voice


class SpeechServer(Voice):
    voice = None

    @staticmethod
    def getFactoryName():
        return "Written voice"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.voice = SpeechServer.voice or SpeechServer()
        return SpeechServer.voice

    def __init__(self):
        super().__init__()
        self.paper = open(os.environ["SAID"], "a", buffering=1, encoding="utf-8")

    def getInfo(self):
        return ["Written voice", "default"]

    def speak(self, text=None, acss=None, interrupt=True):
        self.paper.write(" ".join((text or "").split()) + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self.speak(context.utterance)
